import { NO_RESULT } from './formula-result.ts';
import { attributesIn, type WorkbookSheet, type WorkbookSheets } from './workbook-sheets.ts';

/**
 * The rows of a sheet as its user sees them: numbers with their leading zeros, and a merged cell in each of its
 * rows.
 *
 * | cell                                             | text             |
 * | ------------------------------------------------ | ---------------- |
 * | 1234 in the format `00000`                       | `01234`          |
 * | 1234.5 or -1 in the format `00000`               | `1234.5`, `-1`   |
 * | a formula with an error                          | `#N/A`           |
 * | a formula that no program has calculated         | `#FORMULA!`      |
 * | a company merged over the rows of its two stands | in both rows     |
 * | a title merged over columns                      | in the first one |
 */
export const displayedCells = (
  rows: readonly (readonly string[])[],
  { xml }: WorkbookSheet,
  digits: WorkbookSheets['digits'],
): readonly (readonly string[])[] => {
  const cells = rows.map((row) => [...row]);
  addErrors(cells, xml);
  if (digits.size > 0) padNumbers(cells, xml, digits);
  for (const [, from = '', to = ''] of xml.matchAll(MERGED)) fillDown(cells, from, to);
  return cells;
};

const MERGED = /<(?:\w+:)?mergeCell\s[^<>]*?ref="([A-Z]{1,3}\d{1,7}):([A-Z]{1,3}\d{1,7})"/g;
/** A cell with a whole number, with or without its formula. */
const NUMBER =
  /<(?:\w+:)?c\s([^<>]*)>\s*(?:<(?:\w+:)?f\b(?:[^<>]*\/>|[^<>]*>[^<]*<\/(?:\w+:)?f>)\s*)?<(?:\w+:)?v>(\d+)<\//g;

const padNumbers = (cells: string[][], xml: string, digits: WorkbookSheets['digits']): void => {
  for (const [, attributes = '', number = ''] of xml.matchAll(NUMBER)) {
    const { r = '', s = '', t = 'n' } = attributesIn(attributes);
    const length = digits.get(s);
    const { row, column } = placeOf(r);
    const line = cells[row];
    if (t === 'n' && length !== undefined && line?.[column] !== undefined)
      line[column] = number.padStart(length, '0');
  }
};

/** A cell with a value, or with a formula that has none. */
const RESULT =
  /<(?:\w+:)?c\s([^<>]*)>\s*(<(?:\w+:)?f\b(?:[^<>]*\/>|[^<>]*>[^<]*<\/(?:\w+:)?f>)\s*)?(?:<(?:\w+:)?v>([^<]*)<\/|<(?:\w+:)?v\s*\/>|<\/(?:\w+:)?c>)/g;

/** The reader of the workbook takes these cells for empty ones. */
const addErrors = (cells: string[][], xml: string): void => {
  for (const [, attributes = '', formula, value = ''] of xml.matchAll(RESULT)) {
    const isError = attributes.includes('t="e"');
    if (!isError && (formula === undefined || value !== '')) continue;
    const { r = '', t } = attributesIn(attributes);
    // A text formula without a value has an empty text as its result.
    if (t !== 'str') setCell(cells, placeOf(r), value || NO_RESULT);
  }
};

/** The rows may end before a cell without a value. */
const setCell = (cells: string[][], { row, column }: Place, text: string): void => {
  while (cells.length <= row) cells.push([]);
  const line = cells[row];
  while (line && line.length < column) line.push('');
  if (line) line[column] = text;
};

/** Ends at a cell with a text: the others of a merged area have none. */
const fillDown = (cells: string[][], from: string, to: string): void => {
  const { row: first, column } = placeOf(from);
  const last = Math.min(placeOf(to).row, cells.length - 1);
  const text = cells[first]?.[column] ?? '';
  if (text === '') return;
  for (let row = first + 1; row <= last; row += 1) {
    const line = cells[row];
    if (line?.[column] !== '') return;
    line[column] = text;
  }
};

/** The letters of an address as the number of its column, 1-based. */
export const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

interface Place {
  readonly row: number;
  readonly column: number;
}

/** The place of `B3`, 0-based: row 2, column 1. */
const placeOf = (address: string): Place => {
  const [, letters = '', number = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
  return { row: Number(number) - 1, column: columnOf(letters) - 1 };
};
