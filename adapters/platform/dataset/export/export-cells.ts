import { dayIn, LANGUAGES, type Language, type Localised, timeIn, zonedInstant } from '@fairdesk/core/shared';
import type { Cell } from '../../profile-service/rows.ts';

/** A row of a table of the folder; a cell that is absent is empty. */
export type ExportedRow = Readonly<Record<string, string | undefined>>;

/** A stored value as a cell; empty for none. */
export const textOf = (cell: Cell | undefined): string =>
  cell === null || cell === undefined ? '' : String(cell);

export const flagOf = (cell: Cell | undefined): string =>
  cell === null || cell === undefined ? '' : Number(cell) === 1 ? 'yes' : 'no';

/** The day of a stored day or moment: `2027-01-12`. */
export const dayOf = (cell: Cell | undefined): string => textOf(cell).slice(0, 'yyyy-mm-dd'.length);

/** A moment on the clock of the fair, `2027-01-12 17:00`; exact where that could be another moment. */
export const momentOf = (instant: string | undefined, timeZone: string): string => {
  const date = new Date(instant ?? '');
  if (Number.isNaN(date.getTime())) return '';
  const [day, time] = [dayIn(timeZone, date), timeIn(timeZone, date)];
  const isSame = zonedInstant(day, time, timeZone).getTime() === date.getTime();
  return isSame ? `${day} ${time}` : exactMoment(date.toISOString());
};

/** `2027-01-12T16:00:00.000+00:00`; empty for what is no moment. */
export const exactMoment = (instant: string): string => {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().replace('Z', '+00:00');
};

/** Texts in a cell, with bars; as a JSON list where a text contains a bar. */
export const listOf = (texts: readonly string[]): string =>
  texts.some((text) => text.includes('|') || text.trim() !== text) || texts[0]?.startsWith('["')
    ? JSON.stringify(texts)
    : texts.join('|');

/** A column for each language: `title_en` to `title_tr`. */
export const inLanguages = (name: string, stored: Cell | undefined): ExportedRow => {
  const texts = localisedIn(stored);
  return Object.fromEntries(LANGUAGES.map((language) => [`${name}_${language}`, texts[language]]));
};

export const localisedIn = (stored: Cell | undefined): Localised =>
  typeof stored === 'string' && stored !== '' ? (jsonIn(stored) as Localised) : {};

/** By language, what a company says of itself. */
export const textsIn = (
  stored: Cell | undefined,
): Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> =>
  typeof stored === 'string' && stored !== ''
    ? (jsonIn(stored) as Record<Language, Record<string, string>>)
    : {};

const jsonIn = (stored: string): unknown => {
  try {
    return JSON.parse(stored) ?? {};
  } catch {
    return {};
  }
};

/** Names of at most `most` characters, each different: the second "Pump" becomes "Pump (2)". */
export const distinct = (names: readonly string[], most = 200): readonly string[] => {
  const used = new Set<string>();
  return names.map((name) => {
    let unique = name;
    for (let count = 2; used.has(unique.trim()); count++) {
      const ending = ` (${count})`;
      unique = `${[...name].slice(0, most - ending.length).join('')}${ending}`;
    }
    used.add(unique.trim());
    return unique;
  });
};

/** `20270112T160000Z` on the clock of the fair. */
export const stampText = (stamp: Cell | undefined, timeZone: string): string =>
  momentOf(
    textOf(stamp).replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
    timeZone,
  );
