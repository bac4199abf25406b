import { attributesIn, type WorkbookSheet, type WorkbookSheets } from './workbook-sheets.ts';

/**
 * The rows of a sheet as its user sees them: numbers with their leading zeros, and a merged cell in each of its
 * rows.
 *
 * | cell                                             | text             |
 * | ------------------------------------------------ | ---------------- |
 * | 1234 in the format `00000`                       | `01234`          |
 * | 1234.5 or -1 in the format `00000`               | `1234.5`, `-1`   |
 * | a company merged over the rows of its two stands | in both rows     |
 * | a title merged over columns                      | in the first one |
 */
export const displayedCells = (
  rows: readonly (readonly string[])[],
  { xml }: WorkbookSheet,
  digits: WorkbookSheets['digits'],
): readonly (readonly string[])[] => {
  const cells = rows.map((row) => [...row]);
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

/** The place of `B3`, 0-based: row 2, column 1. */
const placeOf = (address: string): { readonly row: number; readonly column: number } => {
  const [, letters = '', number = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
  return { row: Number(number) - 1, column: columnOf(letters) - 1 };
};
