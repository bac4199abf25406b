import type { Labels } from './translate.ts';

/** The keys of the dictionary that name the participation types of a fair: `participation-type-START_UP`. */
export const PARTICIPATION_TYPE = 'participation-type-';

/** The name of a participation type in the reader's language; the code itself where the fair has none. */
export const participationTypeText = (code: string, { own }: Pick<Labels, 'own'>): string =>
  own(`${PARTICIPATION_TYPE}${code}`) || code;
