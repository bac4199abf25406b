import writeExcelFile from 'write-excel-file/node';
import { entryTable, type TableEntry, type TableForm } from '../../shared/tables/entry-table.ts';

/** The maximum length of a spreadsheet cell, in characters. */
const CELL_LENGTH = 32_767;

/**
 * The entries as a workbook with one sheet. Every cell is text, so spreadsheet programs evaluate no formulas.
 */
export const entriesXlsx = (entries: readonly TableEntry[], form: TableForm): Promise<Uint8Array> => {
  const [head = [], ...rows] = entryTable(entries, form);
  const sheet = [
    head.map((text) => ({ ...textCell(text), fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(textCell)),
  ];
  const columns = head.map((title) => ({ width: Math.min(40, Math.max(14, title.length)) }));
  return writeExcelFile(sheet, { sheet: 'Entries', columns, stickyRowsCount: 1 }).toBuffer();
};

const textCell = (text: string) => ({
  value: text.replaceAll(NOT_IN_XML, '').slice(0, CELL_LENGTH),
  type: String,
  wrap: true,
  alignVertical: 'top' as const,
});

/** Control characters that are invalid in a workbook. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
