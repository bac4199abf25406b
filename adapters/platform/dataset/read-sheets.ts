import { plainCell } from '@fairdesk/core/organiser';
import { readWorkbook } from '../../shared/read-workbook.ts';
import type { DatasetFault } from './dataset-fault.ts';
import type { DatasetFolder } from './dataset-folder.ts';
import type { CsvTable } from './read-csv.ts';

/** The tables of the workbooks of a folder, by file: `stands.xlsx`. */
export interface Sheets {
  readonly tables: ReadonlyMap<string, CsvTable>;
  readonly faults: readonly DatasetFault[];
}

export const NO_SHEETS: Sheets = { tables: new Map(), faults: [] };

const FAULTS = {
  'not-a-workbook': 'This is not a workbook that can be read; save it as .xlsx.',
  'too-large': 'This workbook is too large: at most 256 columns and 100,000 rows.',
} as const;

/** Reads the first sheet of every workbook of a folder. */
export const readSheets = async (folder: DatasetFolder): Promise<Sheets> => {
  const tables = new Map<string, CsvTable>();
  const faults: DatasetFault[] = [];
  for (const [file, bytes] of folder) {
    if (!/^[^/]+\.xlsx$/.test(file)) continue;
    const read = await readWorkbook(bytes);
    if ('fault' in read) faults.push({ file, line: 0, column: '', reason: FAULTS[read.fault] });
    else tables.set(file, sheetTable(read.rows));
  }
  return { tables, faults };
};

/** The rows of a sheet as a table; the line of a cell is the number of its row. */
export const sheetTable = (rows: readonly (readonly string[])[]): CsvTable => {
  const numbered = rows
    .map((cells, index) => ({ cells, lines: cells.map(() => index + 1) }))
    .filter(({ cells }) => cells.some((cell) => plainCell(cell) !== ''));
  const [header, ...rest] = numbered;
  return { header: header?.cells ?? [], headerLine: header?.lines[0] ?? 1, rows: rest };
};
