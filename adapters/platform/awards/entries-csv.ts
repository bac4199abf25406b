import { csvTable } from '../../shared/tables/csv-table.ts';
import { entryTable, type TableEntry, type TableForm } from '../../shared/tables/entry-table.ts';

/** The entries as a CSV table, with a column for each question of the form. */
export const entriesCsv = (entries: readonly TableEntry[], form: TableForm): string =>
  csvTable(entryTable(entries, form));
