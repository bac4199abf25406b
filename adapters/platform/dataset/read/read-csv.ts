import { SEPARATORS, type Separator } from '@fairdesk/core/organiser';
import { CsvError, parse } from 'csv-parse/sync';
import { err, ok, type Result } from 'neverthrow';
import { type CsvRow, isFilled } from './csv-row.ts';
import { findHeadings, type HeadingSearch } from './find-headings.ts';
import { separatorOf } from './separator-of.ts';

/** A table as in its file: every cell as untrimmed text. */
export interface CsvTable {
  readonly header: readonly string[];
  /** The line of the header, 1-based. */
  readonly headerLine: number;
  /** Without the empty ones. */
  readonly rows: readonly CsvRow[];
}

/** A table of a text file. */
export interface SeparatedTable extends CsvTable {
  readonly separator: Separator;
}

export interface CsvFault {
  readonly line: number;
  readonly reason: string;
}

const LINE_BREAK = /\r\n|\n|\r/g;

/** Excel's own first line that declares the delimiter: `sep=;`. */
const SEPARATOR_LINE = /^sep=([;,\t])(?:\r\n|\n|\r)/;

/** How a text file is read. */
export interface CsvReading extends HeadingSearch {
  /** Instead of the detected one. */
  readonly separator?: Separator | undefined;
}

/** Parses comma, semicolon or tab separated text; stops at the first row with a wrong quote, and returns its line. */
export const readCsv = (text: string, reading: CsvReading = {}): Result<SeparatedTable, CsvFault> => {
  const start = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  const declared = SEPARATOR_LINE.exec(text.slice(start));
  const body = text.slice(start + (declared?.[0].length ?? 0));
  const firstLine = declared === null ? 1 : 2;
  const separator =
    reading.separator ?? SEPARATORS.find((each) => each === declared?.[1]) ?? detectSeparator(body, reading);
  return records(body, separator)
    .mapErr(({ row, reason }) => ({ line: lineOf(body, separator, row) + firstLine - 1, reason }))
    .map((records) => ({ ...tableOf(filledRows(records, firstLine), reading), separator }));
};

const BYTE_ORDER_MARK = '\ufeff';

/** The rows that a separator is tried on: title lines and empty lines are never that many. */
const TRIED_ROWS = 200;

/**
 * The separator with which the headings have the most known names; title lines have other separators, or none.
 *
 * Of several it is the most frequent one of the chosen line, else of the first one.
 */
const detectSeparator = (text: string, { headingLine, countNames }: HeadingSearch): Separator => {
  const likely = separatorOf(headingLine === undefined ? text : textFrom(text, headingLine - 1));
  if (countNames === undefined) return likely;
  const namesWith = (separator: Separator): number =>
    records(text, separator, TRIED_ROWS).match(
      (records) => countNames(tableOf(filledRows(records, 1), { countNames }).header),
      () => -1,
    );
  const counted = [likely, ...SEPARATORS.filter((other) => other !== likely)].map((separator) => ({
    separator,
    names: namesWith(separator),
  }));
  return counted.toSorted((one, other) => other.names - one.names)[0]?.separator ?? likely;
};

/** A text without its first lines, but with its last one. */
const textFrom = (text: string, count: number): string => {
  const lines = text.trimEnd().split(LINE_BREAK);
  return lines.slice(Math.max(Math.min(count, lines.length - 1), 0)).join('\n');
};

interface RecordFault extends Pick<CsvFault, 'reason'> {
  /** How many rows there are before it. */
  readonly row: number;
}

/** A cell such as `="0123"`: programs write a number as a formula so that Excel shows its zeros. */
const FORMULA = /(?<=^|[;,\t\r\n])="([^"\r\n]*)"(?=[;,\t\r\n]|$)/g;

const records = (text: string, delimiter: Separator, to?: number): Result<readonly string[][], RecordFault> =>
  parsed(text, delimiter, to).orElse(() => parsed(text.replaceAll(FORMULA, '"$1"'), delimiter, to));

const parsed = (text: string, delimiter: Separator, to = -1): Result<readonly string[][], RecordFault> => {
  try {
    return ok(
      parse(text, { delimiter, to, relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'] }),
    );
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    return err({ row: Number(cause.records ?? 0), reason: reasonOf(cause) });
  }
};

/** The line on which a row begins, 1-based: the parser's own number counts `\r\n` in a cell twice. */
const lineOf = (text: string, separator: Separator, row: number): number => {
  const before = row === 0 ? [] : records(text, separator, row).unwrapOr([]);
  return before.flat().reduce((line, cell) => line + breaksIn(cell), before.length + 1);
};

const reasonOf = ({ code, message }: CsvError): string => {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'A quote in this row is never closed.';
  if (code === 'CSV_INVALID_CLOSING_QUOTE')
    return 'Text follows a closing quote; write a quote inside a cell twice.';
  if (code === 'INVALID_OPENING_QUOTE')
    return 'A quote stands in the middle of a cell; put the whole cell in quotes.';
  return `${message}.`;
};

/** The rows that are not empty; the first one is on `firstLine`. */
const filledRows = (records: readonly (readonly string[])[], firstLine: number): readonly CsvRow[] => {
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
  return rows.filter(isFilled);
};

/** Splits rows that are not empty into headings and the rows below them; what stands above is left out. */
export const tableOf = (rows: readonly CsvRow[], search: HeadingSearch): CsvTable => {
  const place = findHeadings(rows, search);
  const header = rows[place];
  return {
    header: header?.cells ?? [],
    headerLine: header?.lines[0] ?? 1,
    rows: rows.slice(place + 1),
  };
};

const breaksIn = (cell: string): number => cell.match(LINE_BREAK)?.length ?? 0;
