import { inLanguage, isLanguage, type Language, type Localised } from '@fairdesk/core/shared';
import { type DayText, parseDay } from './day-text.ts';

/** The context for localising an authored page. */
export interface Localisation {
  readonly language: Language;
  /** The day that `{ "date": "today-3" }` is relative to. */
  readonly today: string;
  /** The address of a picture in the folder. */
  readonly addressOf: (picture: string) => string;
}

/**
 * Localises a value of an authored page, at any depth.
 *
 * | authored                        | becomes                              |
 * | ------------------------------- | ------------------------------------ |
 * | `{ "en": …, "nl": … }`          | the text, English where it is absent |
 * | `{ "file": "hall.svg", … }`     | `{ "src": its address, … }`          |
 * | `{ "date": "today-3" }`         | `2026-11-17T00:00:00Z`               |
 * | anything else                   | itself                               |
 */
export const localise = (value: unknown, reading: Localisation): unknown => {
  if (Array.isArray(value)) return value.map((item) => localise(item, reading));
  if (typeof value !== 'object' || value === null) return value;
  if (isLocalised(value)) return inLanguage(value, reading.language);
  if (isDate(value)) return `${parseDay(value.date, reading.today)}T00:00:00Z`;
  const entries = Object.entries(value).map(([name, inner]) =>
    name === 'file' && typeof inner === 'string'
      ? ['src', reading.addressOf(inner)]
      : [name, localise(inner, reading)],
  );
  return Object.fromEntries(entries);
};

/** Every picture that a value references: `["pictures/hall.svg"]`. */
export const picturesIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'file' && typeof inner === 'string' ? [inner] : picturesIn(inner),
  );
};

const isLocalised = (value: object): value is Localised => {
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([name, text]) => isLanguage(name) && typeof text === 'string');
};

const isDate = (value: object): value is { readonly date: DayText } =>
  'date' in value && typeof value.date === 'string' && Object.keys(value).length === 1;
