/**
 * A text without case and accents, to find or compare it: `Şirket adı` becomes `sirket adi`. `I`, `İ` and `ı` are one
 * letter. Upper case first: some small letters, such as `ᲀ`, share a capital with another small letter. Ours.
 */
export const foldedText = (text: string): string =>
  text
    .replaceAll(/[İı]/g, 'i')
    .normalize('NFD')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ς', 'σ')
    .replaceAll('ß', 'ss');
