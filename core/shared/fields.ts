/**
 * What a form field may hold. Lengths count what a reader counts: characters after accents are composed,
 * a line break as one.
 *
 * Source: portal spec §5.
 */

/** The longest mail address and web address there can be, in characters. */
export const EMAIL_MAX = 254;
/** The longest web address that is looked at, in characters. */
export const URL_MAX = 2048;

const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
const HOST = String.raw`${LABEL}(?:\.${LABEL})+`;
const MAIL_ADDRESS = new RegExp(String.raw`^[\p{L}\p{N}.!#$%&'*+/=?^_\x60{|}~-]{1,64}@${HOST}$`, 'u');
const WEB_ADDRESS = new RegExp(
  String.raw`^(?:https?://)?${HOST}\.?(?::\d{1,5})?(?:[/?#][^\s\p{C}]*)?$`,
  'iu',
);

/** Nothing but white space. */
export const isBlank = (text: string): boolean => text.trim() === '';

/** Whether somebody could be written to there: `anna@bakery.example`. White space around it is no part of it. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX && MAIL_ADDRESS.test(text);

/** Whether this is a web address, its scheme left out or not: `bakery.example/bread`, `https://bakery.example`. */
export const isUrl = (text: string): boolean => text.length <= URL_MAX && WEB_ADDRESS.test(text);

/** A web address with its scheme: `https://` is put before one that has neither http nor https. */
export const withScheme = (address: string): string => {
  const trimmed = address.trim();
  return trimmed === '' || /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
};

/** What is left of a text when everything but 0 to 9 is stripped. */
export const digitsOnly = (text: string): string => text.replace(/[^0-9]/g, '');

/** How many characters a text has. */
export const lengthOf = (text: string): number => characters(text).length;

/** The text, or its first `max` characters when it is longer. */
export const cutTo = (text: string, max: number): string => {
  const all = characters(text);
  return all.length <= max ? text : all.slice(0, max).join('');
};

/** How many more characters fit; 0 when the text is full. */
export const charactersLeft = (text: string, max: number): number => Math.max(0, max - lengthOf(text));

const characters = (text: string): readonly string[] => [...text.normalize('NFC').replace(/\r\n/g, '\n')];
