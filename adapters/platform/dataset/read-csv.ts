import { plainCell, type Separator, separatorOf } from '@fairdesk/core/organiser';
import { CsvError, parse } from 'csv-parse/sync';
import { err, ok, type Result } from 'neverthrow';

/** A table as in its file: every cell as untrimmed text. */
export interface CsvTable {
  readonly header: readonly string[];
  /** The line of the header, 1-based. */
  readonly headerLine: number;
  readonly rows: readonly CsvRow[];
}

/** A row; empty rows are left out. */
export interface CsvRow {
  readonly cells: readonly string[];
  /** The first line of each cell, 1-based: a quoted cell may span several lines. */
  readonly lines: readonly number[];
}

export interface CsvFault {
  readonly line: number;
  readonly reason: string;
}

const LINE_BREAK = /\r\n|\n|\r/g;

/** Excel's own first line that declares the delimiter: `sep=;`. */
const SEPARATOR_LINE = /^sep=([;,\t])(?:\r\n|\n|\r)/;

/** Parses comma, semicolon or tab separated text; stops at the first unclosed quote. @param chosen instead of the detected separator */
export const readCsv = (text: string, chosen?: Separator): Result<CsvTable, CsvFault> => {
  const separator = SEPARATOR_LINE.exec(text);
  const body = separator === null ? text : text.slice(separator[0].length);
  const delimiter = chosen ?? (separator?.[1] as Separator | undefined) ?? separatorOf(body);
  const firstLine = separator === null ? 1 : 2;
  return records(body, delimiter)
    .mapErr(({ line, reason }) => ({ line: line + firstLine - 1, reason }))
    .map((records) => toTable(records, firstLine));
};

const records = (text: string, delimiter: Separator): Result<readonly string[][], CsvFault> => {
  try {
    return ok(parse(text, { delimiter, relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'] }));
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    return err({ line: Number(cause.lines ?? 0), reason: reasonOf(cause) });
  }
};

const reasonOf = ({ code, message }: CsvError): string => {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'A quote is opened here or above and never closed.';
  if (code === 'CSV_INVALID_CLOSING_QUOTE')
    return 'Text follows a closing quote; write a quote inside a cell twice.';
  if (code === 'INVALID_OPENING_QUOTE')
    return 'A quote stands in the middle of a cell; put the whole cell in quotes.';
  return `${message}.`;
};

/** Splits rows into header and body; the first row is on `firstLine`. */
const toTable = (records: readonly (readonly string[])[], firstLine: number): CsvTable => {
  let line = firstLine;
  const rows = records.map((cells) => {
    const lines = cells.map((cell) => {
      const start = line;
      line += breaksIn(cell);
      return start;
    });
    line += 1;
    return { cells, lines };
  });
  const filled = rows.filter(({ cells }) => cells.some((cell) => plainCell(cell) !== ''));
  const [header, ...rest] = filled;
  return { header: header?.cells ?? [], headerLine: header?.lines[0] ?? 1, rows: rest };
};

const breaksIn = (cell: string): number => cell.match(LINE_BREAK)?.length ?? 0;
