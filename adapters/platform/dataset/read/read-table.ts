import { plainCell } from '@fairdesk/core/organiser';
import { z } from 'zod';
import { hasNoResult } from '../../../shared/tables/formula-result.ts';
import type { CsvRow } from './csv-row.ts';
import type { DatasetFault } from './dataset-fault.ts';
import { decodeText } from './decode-text.ts';
import type { FaultReason } from './fault-reason.ts';
import type { HeadingSearch } from './find-headings.ts';
import { type CsvTable, readCsv } from './read-csv.ts';

/** An entry of an organiser's folder, with its position. */
export interface Entry<T> {
  readonly value: T;
  /** A fault in one of its columns; an empty column means the whole row. */
  readonly fault: (column: string, reason: string | FaultReason) => DatasetFault;
}

/** The entries of a file; invalid ones are left out of `entries`. */
export interface Reading<T> {
  readonly entries: readonly Entry<T>[];
  /** The raw values of invalid entries: references to them are not reported as well. */
  readonly broken: readonly Readonly<Record<string, unknown>>[];
  readonly faults: readonly DatasetFault[];
  readonly warnings: readonly DatasetFault[];
}

/** Our column by the organiser's own name for it: `{ "Standnummer": "standNumber" }`. */
export type ColumnNames = Readonly<Record<string, string>>;

/** The reason of a fault. */
export const reasonOf = (reason: string | FaultReason): Pick<DatasetFault, 'reason' | 'code'> =>
  typeof reason === 'string' ? { reason } : reason;

/** Reads one CSV file into rows. */
export const readTable = <S extends z.ZodObject>(
  file: string,
  bytes: Uint8Array,
  row: S,
  columnNames: ColumnNames = {},
): Reading<z.output<S>> => {
  const { text, guessed } = decodeText(bytes);
  const warnings = guessed ? [{ file, line: 0, column: '', reason: notUtf8(guessed) }] : [];
  return readCsv(text, folderHeadings(row, columnNames)).match(
    (table) => {
      const reading = readRows(file, table, row, columnNames);
      return { ...reading, warnings: [...warnings, ...reading.warnings] };
    },
    ({ line, reason }) => ({
      entries: [],
      broken: [],
      faults: [{ file, line, column: '', reason }],
      warnings,
    }),
  );
};

/**
 * Reads the rows of a table.
 *
 * An empty cell is the same as an absent column. Unknown columns are ignored and reported as a warning.
 */
export const readRows = <S extends z.ZodObject>(
  file: string,
  table: CsvTable,
  row: S,
  columnNames: ColumnNames = {},
): Reading<z.output<S>> => {
  const columns = columnsOf(file, table, row, columnNames);
  const rows = columns.complete ? table.rows : [];
  const read = rows.map((record) => readRow(file, record, columns.names, table.header, row));
  return {
    entries: read.flatMap(({ entries }) => entries),
    broken: read.flatMap(({ broken }) => broken),
    faults: [...columns.faults, ...read.flatMap(({ faults }) => faults)],
    warnings: columns.warnings,
  };
};

/** Finds the headings of a file of a folder by the names that its columns can have. */
export const folderHeadings = (row: z.ZodObject, columnNames: ColumnNames = {}): HeadingSearch => {
  const nameOf = columnNamer(row, columnNames);
  return { countNames: (cells) => new Set(cells.map(nameOf).filter(Boolean)).size };
};

/** Our name of a column by its heading; empty for an unknown one. */
const columnNamer = (row: z.ZodObject, columnNames: ColumnNames): ((heading: string) => string) => {
  const ownNames = new Map(Object.keys(row.shape).map((name) => [name.toLowerCase(), name]));
  const renames = new Map(
    Object.entries(columnNames).map(([theirs, ours]) => [theirs.trim().toLowerCase(), ours.toLowerCase()]),
  );
  return (heading) => {
    const theirs = heading.trim().toLowerCase();
    return ownNames.get(renames.get(theirs) ?? theirs) ?? '';
  };
};

const notUtf8 = (encoding: string): string =>
  `This file is not UTF-8 and was read as ${encoding}; check the accents.`;

interface Columns {
  /** Our column for each position; empty for an unknown column. */
  readonly names: readonly string[];
  /** Whether every key column is present. */
  readonly complete: boolean;
  readonly faults: readonly DatasetFault[];
  readonly warnings: readonly DatasetFault[];
}

const columnsOf = (file: string, table: CsvTable, row: z.ZodObject, columnNames: ColumnNames): Columns => {
  const names = table.header.map(columnNamer(row, columnNames));
  const absent = Object.entries(row.shape)
    .filter(([name, cell]) => !names.includes(name) && !isOptional(cell))
    .map(([name]) => name);
  const at = (column: string, reason: string) => ({
    file,
    line: table.headerLine,
    column: column.trim(),
    reason,
  });
  return {
    names,
    complete: absent.length === 0,
    faults: [
      ...absent.map((name) => at(name, 'This column is missing; rows cannot be told apart without it.')),
      ...table.header
        .filter((_, place) => names[place] && names.indexOf(names[place]) < place)
        .map((heading) => at(heading, 'Another column already says this.')),
    ],
    warnings: table.header
      .filter((heading, place) => names[place] === '' && heading.trim() !== '')
      .map((heading) => at(heading, 'No such column is known; it is left out.')),
  };
};

const isOptional = (cell: unknown): boolean => cell instanceof z.ZodOptional;

const readRow = <S extends z.ZodObject>(
  file: string,
  { cells, lines }: CsvRow,
  names: readonly string[],
  header: readonly string[],
  row: S,
): Omit<Reading<z.output<S>>, 'warnings'> => {
  const fault: Entry<unknown>['fault'] = (column, reason) => {
    const place = column === '' ? -1 : names.indexOf(column);
    const position = { file, line: lines[place] ?? lines[0] ?? 0, column: header[place]?.trim() ?? column };
    return { ...position, ...reasonOf(reason) };
  };
  const surplus = cells.findIndex((cell, place) => place >= header.length && cell.trim() !== '');
  const filled = cells.flatMap((cell, place) => {
    const text = plainCell(cell);
    return names[place] && text ? [[names[place], text] as const] : [];
  });
  const said = Object.fromEntries(filled);
  if (surplus >= 0)
    return { entries: [], broken: [said], faults: [{ ...fault('', TOO_MANY), line: lines[surplus] ?? 0 }] };
  const failed = filled.filter(([, text]) => hasNoResult(text)).map(([name]) => fault(name, NO_RESULT));
  if (failed.length > 0) return { entries: [], broken: [said], faults: failed };
  const parsed = row.safeParse(said);
  if (parsed.success) return { entries: [{ value: parsed.data, fault }], broken: [], faults: [] };
  return {
    entries: [],
    broken: [said],
    faults: parsed.error.issues.map((issue) => {
      const column = String(issue.path[0] ?? '');
      return fault(column, filled.some(([name]) => name === column) ? issue.message : EMPTY);
    }),
  };
};

const TOO_MANY = 'This row has more cells than there are headings.';
const NO_RESULT = 'The formula in this cell has no result.';
const EMPTY = 'This cell is empty, and the row cannot be told apart without it.';
