import { entryTable } from './entry-table.ts';
import type { ExportedEntry } from './export-entries.ts';

/**
 * The entries as a CSV table for spreadsheet programs: UTF-8 with a byte order mark, separated by semicolons.
 *
 * A cell that a spreadsheet would evaluate as a formula is prefixed with an apostrophe.
 */
export const entriesCsv = (entries: readonly ExportedEntry[]): string =>
  `\ufeff${entryTable(entries)
    .map((row) => row.map(cell).join(';'))
    .join('\r\n')}\r\n`;

const cell = (text: string): string => {
  const plain = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};
