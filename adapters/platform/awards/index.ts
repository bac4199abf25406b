/** Entries of awards, for the commands. */
export { entriesCsv } from './entries-csv.ts';
export { entriesXlsx } from './entries-xlsx.ts';
export { exportEntries } from './export-entries.ts';
export { type Reopening, reopenEntry } from './reopen-entry.ts';
