/** Digits up to which numbers inside a text are compared as numbers. */
const NUMBER_LENGTH = 12;

/** A text by which numbers sort as numbers, 2 before 10: `b2` becomes `b000000000002`. */
export const naturalKey = (folded: string): string =>
  folded.replaceAll(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(NUMBER_LENGTH, '0'));
