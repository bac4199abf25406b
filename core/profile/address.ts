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

/**
 * What somebody typed as a house number, taken apart: `221B` is 221 with the addition `B`.
 *
 * The number stays digits, as the spec has it; whatever follows them moves into the addition by itself.
 * What begins with no digit is all addition: `No:5/A`.
 *
 * Source: portal spec §5 "House number numeric".
 */
export const splitHouseNumber = (typed: string): Pick<Address, 'houseNumber' | 'addition'> => {
  const text = typed.trim();
  const houseNumber = /^[0-9]*/.exec(text)?.[0] ?? '';
  return { houseNumber, addition: text.slice(houseNumber.length).replace(/^[\s-]+/, '') };
};
