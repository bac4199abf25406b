/**
 * Rules for the values of form fields. Lengths count what a reader counts: characters after accents are
 * composed, with a line break as one.
 *
 * Source: portal spec §5.
 */

/** The longest email address accepted, in characters. */
export const EMAIL_MAX = 254;
/** The longest web address accepted with its scheme, in characters. */
export const URL_MAX = 2048;

/** Letters with their marks: many scripts write vowels as marks, and browsers match accents as they were typed. */
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\-]{0,61}[\p{L}\p{M}\p{N}])?`;
/** Its last label begins with no digit: browsers take a number for an address of the network. */
const HOST = String.raw`(?:${LABEL}\.)+(?!\d)${LABEL}`;
/**
 * The rule of {@link isEmail}, apart from the length, for the `pattern` of an input. Browsers read it with the flag
 * `v`, which wants more characters escaped. The ranges are `#$%&'` and `{|}~`.
 */
export const EMAIL_PATTERN = String.raw`[\p{L}\p{M}\p{N}.!#-'*+\/=?^_\x60\{-~\-]{1,64}@${HOST}`;
const MAIL_ADDRESS = new RegExp(`^${EMAIL_PATTERN}$`, 'u');
// Marked as pure, so that no bundle carries it that never checks a web address.
const WEB_ADDRESS = /* @__PURE__ */ (() =>
  new RegExp(String.raw`^https?://${HOST}\.?(?::(\d{1,5}))?(?:[/?#][^\s\p{C}]*)?$`, 'iu'))();

/** Whether a text has nothing to see: it is empty, or has only white space and invisible characters. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cc}\p{DI}\u2800]/u.test(text);

/**
 * Whether the text is an email address, without white space around it: `anna@bakery.example`.
 *
 * @example
 * ```ts
 * isEmail('anna@bakery.example') // true
 * isEmail('anna@') // false
 * ```
 */
export const isEmail = (text: string): boolean => {
  const address = text.normalize('NFC');
  return address.length <= EMAIL_MAX && MAIL_ADDRESS.test(address);
};

/**
 * Whether the text is a web address, with or without a scheme: `bakery.example/bread`,
 * `https://bakery.example`.
 *
 * @example
 * ```ts
 * isUrl('bakery.example') // true
 * isUrl('ftp://bakery.example') // false
 * ```
 */
export const isUrl = (text: string): boolean => {
  const address = withScheme(text);
  const [found, port = 0] = WEB_ADDRESS.exec(address) ?? [];
  return found !== undefined && !/\s/.test(text) && address.length <= URL_MAX && Number(port) < 65_536;
};

/**
 * Prefixes `https://` to a web address without an http or https scheme, and composes its accents.
 *
 * @example
 * ```ts
 * withScheme('bakery.example') // 'https://bakery.example'
 * withScheme('http://bakery.example') // 'http://bakery.example'
 * ```
 */
export const withScheme = (address: string): string => {
  const trimmed = address.trim().normalize('NFC');
  return trimmed === '' || /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
};

/**
 * Strips every character except the digits 0 to 9.
 *
 * @example
 * ```ts
 * digitsOnly('12a3') // '123'
 * digitsOnly('-4.5') // '45'
 * ```
 */
export const digitsOnly = (text: string): string => text.replace(/\D/g, '');

/** How many characters a text has. */
export const lengthOf = (text: string): number => characters(text).length;

/**
 * Truncates a text to `max` characters.
 *
 * @example
 * ```ts
 * cutTo('abcdef', 3) // 'abc'
 * cutTo('👍👍👍', 2) // '👍👍'
 * ```
 */
export const cutTo = (text: string, max: number): string => {
  const all = characters(text);
  return all.length <= max ? text : all.slice(0, max).join('');
};

const characters = (text: string): readonly string[] => [...text.normalize('NFC').replace(/\r\n/g, '\n')];
