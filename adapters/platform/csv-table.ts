/**
 * A table as CSV for spreadsheet programs: UTF-8 with a byte order mark, separated by semicolons.
 *
 * A cell that a spreadsheet would evaluate as a formula is prefixed with an apostrophe.
 */
export const csvTable = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;

const cell = (text: string): string => {
  const plain = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};
