import { plainCell } from '@fairdesk/core/organiser';
import { z } from 'zod';
import { csvLine } from '../../../shared/tables/csv-table.ts';
import type { ExportedRow } from './export-cells.ts';

/** Collects what the folder cannot say, for its `README.txt`. */
export interface ExportNotes {
  readonly lines: readonly string[];
  /** How many there are; more than `lines` holds. */
  readonly total: number;
  readonly add: (line: string) => void;
}

/** The most lines that `README.txt` lists. */
const MOST_NOTES = 500;

export const createNotes = (): ExportNotes => {
  const lines: string[] = [];
  let total = 0;
  return {
    lines,
    get total() {
      return total;
    },
    add: (line) => {
      total += 1;
      if (lines.length < MOST_NOTES) lines.push(line);
    },
  };
};

const TEXT = new TextEncoder();
const SEPARATOR = ';';

/** The first line of a table: the names of its columns, after a byte order mark for spreadsheet programs. */
export const headerOf = (schema: z.ZodObject): Uint8Array =>
  TEXT.encode(`\ufeff${csvLine(Object.keys(schema.shape), SEPARATOR)}`);

/**
 * Rows as the import reads them. A value that the import would refuse is left out and noted; a row without its key
 * is left out as a whole.
 */
export const linesOf = (
  file: string,
  schema: z.ZodObject,
  rows: readonly ExportedRow[],
  notes: ExportNotes,
): Uint8Array => {
  const columns = Object.entries(schema.shape);
  const lines = rows.flatMap((row) => {
    const cells = columns.map(([name, cell]) => {
      const text = wholeText(row[name] ?? '');
      if (text === '' || isValid(cell, text)) return text;
      notes.add(`${file}: ${keyText(row)}: ${name}: ${text.slice(0, 200)}`);
      return '';
    });
    const isWhole = columns.every(([, cell], place) => cell instanceof z.ZodOptional || cells[place] !== '');
    if (!isWhole) notes.add(`${file}: ${keyText(row)}`);
    return isWhole ? [csvLine(cells, SEPARATOR)] : [];
  });
  return TEXT.encode(lines.join(''));
};

/** Text as every database accepts it, without surrounding space. */
const wholeText = (text: string): string => text.replaceAll('\0', '').toWellFormed().trim();

/** Whether the import reads this cell without a fault. */
export const isValid = (schema: unknown, value: unknown): boolean =>
  schema instanceof z.ZodType &&
  schema.safeParse(typeof value === 'string' ? plainCell(value) : value).success;

const keyText = ({
  participation,
  uid,
  name,
  header,
  title,
  code,
  email,
  standNumber,
}: ExportedRow): string =>
  [participation, uid, name ?? header ?? title ?? code ?? email ?? standNumber].filter(Boolean).join(', ');
