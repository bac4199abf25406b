import { readWorkbook } from '../../../shared/tables/read-workbook.ts';
import { type CsvRow, isFilled } from './csv-row.ts';
import type { DatasetFault } from './dataset-fault.ts';
import type { DatasetFolder } from './dataset-folder.ts';

/** The rows of the workbooks of a folder, by file: `stands.xlsx`. */
export interface Sheets {
  readonly rows: ReadonlyMap<string, readonly CsvRow[]>;
  readonly faults: readonly DatasetFault[];
}

export const NO_SHEETS: Sheets = { rows: new Map(), faults: [] };

const FAULTS = {
  'not-a-workbook': 'This is not a workbook that can be read; save it as .xlsx.',
  'too-large': 'This workbook is too large: at most 256 columns and 100,000 rows.',
} as const;

/** Reads the first visible sheet of every workbook of a folder that is not empty. */
export const readSheets = async (folder: DatasetFolder): Promise<Sheets> => {
  const rows = new Map<string, readonly CsvRow[]>();
  const faults: DatasetFault[] = [];
  for (const [file, bytes] of folder) {
    if (!/^[^/]+\.xlsx$/.test(file)) continue;
    const read = await readWorkbook(bytes);
    if ('fault' in read) faults.push({ file, line: 0, column: '', reason: FAULTS[read.fault] });
    else rows.set(file, sheetRows(read.rows));
  }
  return { rows, faults };
};

/** The rows of a sheet that are not empty; the line of a cell is the number of its row. */
export const sheetRows = (rows: readonly (readonly string[])[]): readonly CsvRow[] =>
  rows.map((cells, index) => ({ cells, lines: cells.map(() => index + 1) })).filter(isFilled);
