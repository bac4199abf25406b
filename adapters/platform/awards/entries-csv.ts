import { csvTable } from '../../shared/csv-table.ts';
import { entryTable, type TableEntry } from '../../shared/entry-table.ts';

/** The entries as a CSV table. */
export const entriesCsv = (entries: readonly TableEntry[]): string => csvTable(entryTable(entries));
