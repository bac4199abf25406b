/**
 * The digits and the plus sign to dial of a phone number as an editor wrote it: without an extension, and without the
 * zero that is left out after a country code.
 *
 * @example
 * ```ts
 * dialledNumber('+31 (0)10 123 45 67 ext. 9') // '+31101234567'
 * dialledNumber('(0)10 123 45 67') // '0101234567'
 * ```
 */
export const dialledNumber = (number: string): string =>
  withoutExtension(number)
    .replace(/^(\D*(?:\+|00)[\d\s.-]*)\(0\)/, '$1')
    .replace(/[^\d+]/g, '');

/**
 * The address that calls a phone number; `undefined` for a text that is none, such as "call the desk" or "9:00-17:00".
 *
 * A number has 3 to 15 digits, as in E.164; beside words at least 6, so that the number of a hall is none.
 */
export const phoneAddress = (text: string): string | undefined => {
  const dialled = dialledNumber(text);
  const digits = dialled.replace(/^\+/, '');
  const least = /\p{L}/u.test(text) ? 6 : 3;
  const isNumber =
    WRITTEN.test(withoutExtension(text)) && /^\d{3,15}$/.test(digits) && digits.length >= least;
  return isNumber ? `tel:${dialled}` : undefined;
};

/** A label at most, then digits with what may stand between them. */
const WRITTEN = /^[\p{L}\s.:]*[+(\d][\d\s()+./\p{Pd}]*$/u;

const withoutExtension = (number: string): string => number.replace(/(?<=\d)\D*\p{L}.*$/su, '');
