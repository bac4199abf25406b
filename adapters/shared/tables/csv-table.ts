/**
 * A table as CSV for spreadsheet programs: UTF-8 with a byte order mark, separated by semicolons unless the
 * programs of the reader's language expect commas.
 *
 * A cell that a spreadsheet would evaluate as a formula is prefixed with an apostrophe.
 */
export const csvTable = (rows: readonly (readonly string[])[], separator: ';' | ',' = ';'): string =>
  `\ufeff${rows.map((row) => csvLine(row, separator)).join('')}`;

/** A row with its line break, for a table that is written piece by piece. */
export const csvLine = (row: readonly string[], separator: ';' | ','): string =>
  `${row.map(cell).join(separator)}\r\n`;

/** A text with an apostrophe before the sign of a formula, and before the apostrophes of a text that begins so itself. */
export const escapedFormula = (text: string): string =>
  /^'*[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;

const cell = (text: string): string => {
  const plain = escapedFormula(text);
  return /[";,\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};
