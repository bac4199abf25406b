import { slugOf } from '../../shared/index.ts';
import { looseKey } from '../exhibitors/loose-key.ts';
import { countryCodeOf } from './import-country.ts';
import { type DayOrder, isoDayOf } from './import-day.ts';
import { EMPTY_MARK, isEmptyMark } from './import-empty.ts';
import { IMPORT_TARGETS, type ImportPart, type ImportTarget, importTargetOf } from './import-target.ts';

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
  while (isSpace(text.charAt(start))) start += 1;
  while (isSpace(text.charAt(end - 1))) end -= 1;
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
