import { isLanguage, lengthOf } from '@fairdesk/core/shared';
import { type Attribute, DEFAULT_TEXT_LENGTH } from '../resources/resource.ts';
import type { Cell } from './rows.ts';

/** The cell for a value, or why the value is invalid. */
export type Reading =
  | { readonly ok: true; readonly cell: Cell }
  | { readonly ok: false; readonly code: string; readonly title: string };

type Reader = (value: unknown, attribute: Attribute) => Reading;

/** Maximum length of a JSON value, in characters. */
const LONGEST_JSON = 100_000;
/** Maximum absolute value of an integer column. */
const LARGEST_INTEGER = 2_147_483_647;

/** Converts a client's value to a cell. */
export const readAttribute = (attribute: Attribute, value: unknown): Reading => {
  const isBlank = value === null || value === '';
  if (isBlank && attribute.required) return bad('required', 'This must be filled in');
  if (value === null || (isBlank && attribute.kind !== 'text')) return good(blankCell(attribute));
  return READERS[attribute.kind](value, attribute);
};

/** The cell when a client clears the attribute. */
const blankCell = ({ initial, kind }: Attribute): Cell => initial ?? (kind === 'flag' ? 0 : null);

/** Databases reject NUL, and lone surrogates would be replaced. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Whether the value fits an integer column. */
export const isWholeNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= LARGEST_INTEGER;

const good = (cell: Cell): Reading => ({ ok: true, cell });
const bad = (code: string, title: string): Reading => ({ ok: false, code, title });

const readText = (value: unknown, { values, max, lowerCase }: Attribute): Reading => {
  if (typeof value !== 'string' || !isStorable(value)) return bad('type', 'This must be a text');
  if (lengthOf(value) > (max ?? DEFAULT_TEXT_LENGTH)) return bad('too-long', 'This is too long');
  if (values && !values.includes(value))
    return bad('not-allowed', `This must be one of ${values.join(', ')}`);
  return good(lowerCase ? value.toLowerCase() : value);
};

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

const isMoment = (text: string): boolean =>
  isDay(text.slice(0, 10)) &&
  (text.length === 10 || /^T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?$/.test(text.slice(10))) &&
  !Number.isNaN(Date.parse(text));

const isStamp = (text: string): boolean => {
  const parts = /^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])[0-5]\d[0-5]\dZ$/.exec(text);
  return parts !== null && isDay(`${parts[1]}-${parts[2]}-${parts[3]}`);
};

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** A text with a required format. */
const shaped =
  (fits: (text: string) => boolean): Reader =>
  (value, attribute) => {
    const reading = readText(value, attribute);
    if (!reading.ok || fits(String(reading.cell))) return reading;
    return bad('format', `This is not a valid ${attribute.kind}`);
  };

/** `{ "en": "Stand", "tr": "Stant" }`, stored as JSON. */
const readLocalised: Reader = (value, { required }) => {
  const message = 'This must be texts by language: en, nl, es, tr';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return bad('type', message);
  const texts = Object.entries(value);
  if (
    !texts.every(([language, text]) => isLanguage(language) && typeof text === 'string' && isStorable(text))
  ) {
    return bad('type', message);
  }
  if (required && !texts.some(([, text]) => text !== '')) return bad('required', 'This must be filled in');
  return readJson(value);
};

const readJson = (value: unknown): Reading => {
  const text = JSON.stringify(value);
  return text.length <= LONGEST_JSON && isStorable(text) ? good(text) : bad('too-long', 'This is too long');
};

const READERS: Readonly<Record<Attribute['kind'], Reader>> = {
  text: readText,
  date: shaped(isDay),
  time: shaped(isTime),
  stamp: shaped(isStamp),
  instant: shaped(isMoment),
  integer: (value) => (isWholeNumber(value) ? good(value) : bad('type', 'This must be a whole number')),
  number: (value) =>
    typeof value === 'number' && Number.isFinite(value) ? good(value) : bad('type', 'This must be a number'),
  flag: (value) =>
    typeof value === 'boolean' ? good(value ? 1 : 0) : bad('type', 'This must be true or false'),
  localised: readLocalised,
  json: readJson,
};
