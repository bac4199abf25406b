import { csvTable } from '../../shared/csv-table.ts';
import { entryTable } from './entry-table.ts';
import type { ExportedEntry } from './export-entries.ts';

/** The entries as a CSV table. */
export const entriesCsv = (entries: readonly ExportedEntry[]): string => csvTable(entryTable(entries));
