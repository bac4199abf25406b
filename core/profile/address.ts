/** Where a company is. Source: portal spec §3 "ParticipationAddress". */
export interface Address {
  readonly addressType: 'DEFAULT';
  /** One to six lines. */
  readonly streets: readonly string[];
  /** Digits. */
  readonly houseNumber: string;
  readonly addition: string;
  readonly city: string;
  readonly postalCode: string;
  readonly state: string;
  /** Two letters: `NL`. */
  readonly country: string;
}

/** The address of a company that has given none. */
export const NO_ADDRESS: Address = {
  addressType: 'DEFAULT',
  streets: [],
  houseNumber: '',
  addition: '',
  city: '',
  postalCode: '',
  state: '',
  country: '',
};

/** How many street lines there can be, and how many are shown until more are asked for or filled. */
export const STREET_LINES = 6;
/** How many of them are shown until more are asked for or filled. */
export const STREET_LINES_SHOWN = 2;

/** How many street lines a form shows. */
export const visibleStreetLines = (
  streets: readonly string[],
  asked: number = STREET_LINES_SHOWN,
): number => {
  const filled = streets.findLastIndex((line) => line.trim() !== '') + 1;
  return Math.min(STREET_LINES, Math.max(STREET_LINES_SHOWN, filled, asked));
};
