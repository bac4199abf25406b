/** Characters kept of a folded text: enough to sort by, short enough for every index. */
const KEPT = 200;

/**
 * A text without case and accents, to sort and find names by: `İstanbul Çiçek` becomes `istanbul cicek`.
 *
 * The same in both engines and all four languages, because it is done here.
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
    .slice(0, KEPT)
    .toWellFormed();
