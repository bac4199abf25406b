import fc from 'fast-check';

/** The styles in which programs write the same table. */
export interface CsvStyle {
  readonly delimiter: ',' | ';' | '\t';
  readonly lineBreak: '\n' | '\r\n' | '\r';
  readonly quoteAll: boolean;
  /** Whether the last line ends in a line break too. */
  readonly lastBreak: boolean;
}

export const csvStyles: fc.Arbitrary<CsvStyle> = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t'),
  lineBreak: fc.constantFrom('\n', '\r\n', '\r'),
  quoteAll: fc.boolean(),
  lastBreak: fc.boolean(),
});

/** Formats a table as text; cells that need quotes always get them. */
export const writeCsv = (rows: readonly (readonly string[])[], style: CsvStyle): string =>
  rows.map((row) => row.map((cell) => writeCell(cell, style)).join(style.delimiter)).join(style.lineBreak) +
  (style.lastBreak ? style.lineBreak : '');

const writeCell = (cell: string, { quoteAll }: CsvStyle): string =>
  quoteAll || /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
