import { csvTable } from '../../shared/tables/csv-table.ts';
import { entryTable, type TableEntry } from '../../shared/tables/entry-table.ts';

/** The entries as a CSV table. */
export const entriesCsv = (entries: readonly TableEntry[]): string => csvTable(entryTable(entries));
