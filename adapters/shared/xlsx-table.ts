import writeExcelFile from 'write-excel-file/node';

/** The maximum length of a spreadsheet cell, in characters. */
const CELL_LENGTH = 32_767;

/**
 * A table as a workbook with one sheet; the first row is its head. Texts are stored as texts, so spreadsheet
 * programs evaluate no formulas.
 */
export const xlsxTable = (
  rows: readonly (readonly (string | number)[])[],
  sheet: string,
): Promise<Uint8Array> => {
  const [head = [], ...body] = rows;
  const cells = [
    head.map((title) => ({ ...cellOf(title), fontWeight: 'bold' as const })),
    ...body.map((row) => row.map(cellOf)),
  ];
  const columns = head.map((title) => ({ width: Math.min(40, Math.max(14, String(title).length + 2)) }));
  return writeExcelFile(cells, { sheet, columns, stickyRowsCount: 1 }).toBuffer();
};

const cellOf = (value: string | number) =>
  typeof value === 'number'
    ? { value, type: Number }
    : { value: value.replaceAll(NOT_IN_XML, '').slice(0, CELL_LENGTH), type: String };

/** Control characters that are invalid in a workbook. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
