/** Maximum length of a folded text, in characters: enough to sort by, short enough for every index. */
const MAX_LENGTH = 200;

/**
 * A text without case and accents, for sorting and finding names: `İstanbul Çiçek` becomes `istanbul cicek`.
 *
 * Computed here, so it is the same in both engines and all four languages. Databases refuse NUL characters.
 */
export const fold = (text: string): string =>
  text
    .replaceAll(/[İı]/g, 'i')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('\0', ' ')
    .slice(0, MAX_LENGTH)
    .toWellFormed();
