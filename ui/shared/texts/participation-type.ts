import { PARTICIPATION_TYPE } from './participation-type-key.ts';
import type { Labels } from './translate.ts';

/** The name of a participation type in the reader's language; the code itself where the fair has none. */
export const participationTypeText = (code: string, { own }: Pick<Labels, 'own'>): string =>
  own(`${PARTICIPATION_TYPE}${code}`) || code;
