import { slugOf } from '../shared/index.ts';
import { countryCodeOf } from './import-country.ts';
import { type DayOrder, isoDayOf } from './import-day.ts';
import { EMPTY_MARK, isEmptyMark } from './import-empty.ts';
import { IMPORT_TARGETS, type ImportPart, type ImportTarget, importTargetOf } from './import-target.ts';
import { looseKey } from './loose-key.ts';

/** Values by column. */
export type ImportCells = Readonly<Partial<Record<ImportTarget, string>>>;

/** A row of a list, ready to be validated. */
export interface ImportLine {
  /** In the file, 1-based. */
  readonly line: number;
  /** Never empty texts; {@link EMPTY_MARK} for a field to make empty. */
  readonly cells: ImportCells;
}

/** How the cells of a list are read. */
export interface ImportReading {
  readonly targets: readonly (ImportTarget | '')[];
  readonly dayOrder: DayOrder;
  /** For cells that are empty, or whose column is missing; never of `remove`. */
  readonly defaults: ImportCells;
}

/** Reads a row: trims, joins lines, converts days, countries, words and flags, and fills in defaults. */
export const importLine = (
  line: number,
  row: readonly string[],
  { targets, dayOrder, defaults }: ImportReading,
): ImportLine => {
  const filled = targets.flatMap((name, place) => {
    const text = inOneLine(plainCell(row[place] ?? ''));
    return name === '' || text === ''
      ? []
      : [[name, isEmptyMark(text) ? EMPTY_MARK : readCell(name, text, dayOrder)]];
  });
  const { remove: _, ...common } = defaults;
  return { line, cells: { ...(filled.length > 0 && common), ...Object.fromEntries(filled) } };
};

/**
 * A cell without surrounding space, visible or not, and without the apostrophe that keeps it from being a formula.
 */
export const plainCell = (cell: string): string => {
  const text = trimmed(cell.replaceAll('\0', ''));
  return /^'+[=+\-@\t\r\n＝＋－＠]/.test(text) ? trimmed(text.slice(1)) : text;
};

/** Cells of spreadsheets may have line breaks; no field of a company has. */
const inOneLine = (text: string): string =>
  text.replaceAll(/\s+/g, (space) => (/[\r\n]/.test(space) ? ' ' : space));

/** Copied cells may end in characters without a width, such as U+200B. A loop, since a pattern would be quadratic. */
const trimmed = (text: string): string => {
  let [start, end] = [0, text.length];
  while (start < end && isSpace(text.charAt(start))) start += 1;
  while (end > start && isSpace(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
};

const isSpace = (character: string): boolean => /[\s\p{Cf}]/u.test(character);

const YES = new Set(['yes', 'true', '1', 'x', 'ja', 'si', 'evet']);
const NO = new Set(['no', 'false', '0', 'nee', 'hayir']);
const REMOVE = new Set([
  ...YES,
  ...[
    'remove',
    'delete',
    'cancel',
    'verwijderen',
    'verwijder',
    'annuleren',
    'eliminar',
    'quitar',
    'cancelar',
  ],
  ...['sil', 'kaldir', 'iptal'],
]);

const answerOf = (text: string, yes: ReadonlySet<string>): string =>
  yes.has(looseKey(text)) ? 'yes' : NO.has(looseKey(text)) ? 'no' : text;

const readCell = (name: ImportTarget, text: string, dayOrder: DayOrder): string => {
  switch (importTargetOf(name).kind) {
    case 'day':
      return isoDayOf(text, dayOrder);
    case 'country':
      return countryCodeOf(text);
    case 'word':
      return slugOf(text).replaceAll('-', '_').toUpperCase() || text;
    case 'flag':
      return answerOf(text, YES);
    case 'removal':
      return answerOf(text, REMOVE);
    case 'role':
    case 'language':
      return text.toLowerCase();
    default:
      return text;
  }
};

/** A company of the fair, by its number in the organiser's lists. */
export interface ExistingCompany {
  readonly uid: string;
  readonly name: string;
}

/**
 * Gives each row the number of its company.
 *
 * A row without a number gets that of the stored company with the same name, else of the first row with both; a new
 * company gets one made from its name. Rows without number and name stay without.
 */
export const withCompanyNumbers = (
  lines: readonly ImportLine[],
  companies: readonly ExistingCompany[],
): readonly ImportLine[] => {
  const names = new Map<string, string>();
  const numbers = new Set<string>();
  const add = (uid: string, name: string) => {
    names.set(looseKey(name), names.get(looseKey(name)) ?? uid);
    numbers.add(uid);
  };
  for (const { uid, name } of companies) add(uid, name);
  const named = new Set<string>();
  for (const { cells } of lines) {
    const { uid, organizationName: name } = cells;
    // A later row with another name contradicts the first one of its company.
    if (uid === undefined || name === undefined || named.has(uid)) continue;
    named.add(uid);
    add(uid, name);
  }
  return lines.map((line) => {
    const { uid, organizationName } = line.cells;
    if (uid !== undefined || organizationName === undefined) return line;
    const key = looseKey(organizationName);
    const number = names.get(key) ?? freeNumber(slugOf(organizationName) || key, numbers);
    names.set(key, number);
    numbers.add(number);
    return { ...line, cells: { ...line.cells, uid: number } };
  });
};

const freeNumber = (start: string, usedNumbers: ReadonlySet<string>): string => {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? start : `${start}-${number}`;
    if (!usedNumbers.has(candidate)) return candidate;
  }
};

/** The cells of one record of a row; `undefined` when it has none. */
export const partOf = (cells: ImportCells, part: ImportPart): ImportCells | undefined => {
  let own: Partial<Record<ImportTarget, string>> | undefined;
  for (const name of IMPORT_TARGETS) {
    const text = cells[name];
    if (text === undefined || importTargetOf(name).part !== part) continue;
    own ??= {};
    own[name] = text;
  }
  return own;
};

/** Why a row repeats or contradicts an earlier one. */
export interface ImportClash {
  readonly line: number;
  readonly code: 'duplicate' | 'contradiction';
  readonly target: ImportTarget | '';
  /** The line of the earlier row. */
  readonly earlier: number;
}

/** The rows of one company. */
export interface ImportCompany {
  readonly uid: string;
  /** The first row, with the values of the company and its profile from every row. */
  readonly first: ImportLine;
  /** Every row: each can have a stand and a person. */
  readonly lines: readonly ImportLine[];
}

/**
 * Gathers the rows of each company: a second row may add a stand, a person, or values that were empty.
 *
 * A row that repeats another one, or contradicts what it says of the company, is a clash and left out.
 */
export const gatherCompanies = (
  lines: readonly ImportLine[],
): { readonly companies: readonly ImportCompany[]; readonly clashes: readonly ImportClash[] } => {
  const companies = new Map<string, GatheredCompany>();
  const clashes: ImportClash[] = [];
  for (const line of lines) {
    const uid = line.cells.uid ?? '';
    const company = companies.get(uid);
    if (company === undefined) {
      companies.set(uid, { ...line, lines: [line], rows: new Map([[rowKey(line), line.line]]) });
      continue;
    }
    const clash = clashOf(line, company);
    if (clash !== undefined) clashes.push(clash);
    else {
      company.lines.push(line);
      company.rows.set(rowKey(line), line.line);
      company.cells = { ...line.cells, ...company.cells };
    }
  }
  return {
    companies: [...companies].map(([uid, { line, cells, lines: own }]) => ({
      uid,
      first: { line, cells },
      lines: own,
    })),
    clashes,
  };
};

interface GatheredCompany {
  /** Of its first row. */
  readonly line: number;
  cells: ImportCells;
  readonly lines: ImportLine[];
  /** The lines of its rows, by {@link rowKey}: a company may have thousands. */
  readonly rows: Map<string, number>;
}

/** The same for rows with the same values. */
const rowKey = ({ cells }: ImportLine): string =>
  JSON.stringify(IMPORT_TARGETS.map((name) => cells[name] ?? null));

const clashOf = (row: ImportLine, company: GatheredCompany): ImportClash | undefined => {
  const { line, cells } = row;
  const { line: first, cells: before, rows } = company;
  const contradicted = IMPORT_TARGETS.find(
    (name) =>
      ['company', 'profile'].includes(importTargetOf(name).part) &&
      cells[name] !== undefined &&
      before[name] !== undefined &&
      cells[name] !== before[name],
  );
  if (contradicted) return { line, code: 'contradiction', target: contradicted, earlier: first };
  const earlier = rows.get(rowKey(row));
  return earlier === undefined ? undefined : { line, code: 'duplicate', target: '', earlier };
};
