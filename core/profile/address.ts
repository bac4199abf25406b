/** The address of a company. Source: portal spec §3 "ParticipationAddress". */
export interface Address {
  readonly addressType: 'DEFAULT';
  /** One to six lines. */
  readonly streets: readonly string[];
  /** Digits only. */
  readonly houseNumber: string;
  readonly addition: string;
  readonly city: string;
  readonly postalCode: string;
  readonly state: string;
  /** A two-letter country code: `NL`. */
  readonly country: string;
}

/** The initial address of a company. */
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

/** The maximum number of street lines. */
export const STREET_LINES = 6;
/** The number of street lines visible until the user adds more or more are filled. */
export const STREET_LINES_SHOWN = 2;

/** How many street lines a form displays. */
export const visibleStreetLines = (
  streets: readonly string[],
  minimum: number = STREET_LINES_SHOWN,
): number => {
  const filled = streets.findLastIndex((line) => line.trim() !== '') + 1;
  return Math.min(STREET_LINES, Math.max(STREET_LINES_SHOWN, filled, minimum));
};
