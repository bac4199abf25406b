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
  number
    .replace(/(?<=\d)\D*\p{L}.*$/su, '')
    .replace(/^(\D*(?:\+|00)[\d\s.-]*)\(0\)/, '$1')
    .replace(/[^\d+]/g, '');
