/**
 * A text without case, accents, spaces and punctuation, to compare names: `Şirket adı` becomes `sirketadi`.
 * Upper case first: some small letters, such as `ᲀ`, share a capital with another small letter.
 */
export const looseKey = (text: string): string =>
  text
    .replaceAll(/[İı]/g, 'i')
    .normalize('NFD')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('ς', 'σ')
    .replaceAll('ß', 'ss');
