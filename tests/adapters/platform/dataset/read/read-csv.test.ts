import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { readCsv } from '#adapters/platform/dataset/read/read-csv.ts';
import { type CsvStyle, csvStyles, writeCsv } from '../write-csv.ts';

/** Texts with every character that could break a table. */
const anyCell = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    '',
    'a;b',
    'a,b',
    'a\tb',
    '"',
    '""',
    'say "hi"',
    'two\nlines',
    'two\r\nlines',
    ' kept ',
    'İğş',
  ),
);

/** Headers as organisers write them: short names, never empty. */
const headers = fc.uniqueArray(fc.stringMatching(/^[A-Za-z_ ]{0,8}[a-z]$/), { minLength: 1, maxLength: 6 });

const tables = headers.chain((header) =>
  fc.tuple(
    fc.constant(header),
    fc.array(fc.array(anyCell, { minLength: header.length, maxLength: header.length }), { maxLength: 8 }),
  ),
);

const filled = (rows: readonly (readonly string[])[]) =>
  rows.filter((row) => row.some((cell) => cell.trim()));

/** Stands for a formula, until the table is written. */
const MARK = 'formula-here';

describe('readCsv', () => {
  it.prop([tables, csvStyles])(
    'always reads back the written cells, for any delimiter, quotes and line breaks',
    ([header, rows], style) => {
      const table = readCsv(writeCsv([header, ...rows], style))._unsafeUnwrap();
      expect(table.header).toEqual(header);
      expect(table.rows.map(({ cells }) => cells)).toEqual(filled(rows));
    },
  );

  it.prop([tables, csvStyles])('always reports the line where a cell begins', ([header, rows], style) => {
    const text = writeCsv([header, ...rows], style);
    for (const { cells, lines } of readCsv(text)._unsafeUnwrap().rows)
      for (const [place, cell] of cells.entries()) {
        const from = text
          .split(/\r\n|\n|\r/)
          .slice((lines[place] ?? 0) - 1)
          .join('\n');
        const first = cell.split(/\r\n|\n|\r/)[0] ?? '';
        expect(from.split('\n')[0]).toContain(first.replaceAll('"', '""'));
      }
  });

  it.prop([tables, csvStyles, fc.stringMatching(/^0\d{1,6}$/)])(
    'always reads a number whose zeros a formula keeps, in any place of a table',
    ([header, rows], style, number) => {
      const last = `Number${header.join('')}`;
      const text = writeCsv([[...header, last], ...rows.map((row) => [...row, MARK])], style);
      const formula = `="${number}"`;
      const table = readCsv(text.replaceAll(`"${MARK}"`, MARK).replaceAll(MARK, formula))._unsafeUnwrap();
      expect(table.header).toEqual([...header, last]);
      expect(table.rows.map(({ cells }) => cells)).toEqual(rows.map((row) => [...row, number]));
    },
  );

  it('reports a wrong quote beside such formulas at its line', () => {
    expect(readCsv('name;number\nA;="01"\nB "x";2\n')._unsafeUnwrapErr().line).toBe(3);
  });

  it('reads the delimiter from Excel’s sep line', () => {
    const table = readCsv('sep=,\r\na,b;c\r\n1,2;3\r\n')._unsafeUnwrap();
    expect(table.header).toEqual(['a', 'b;c']);
    expect(table.rows).toEqual([{ cells: ['1', '2;3'], lines: [3, 3] }]);
  });

  it('ignores delimiters inside a quoted name', () => {
    expect(readCsv('"name, of the, company";stand\nA;1\n')._unsafeUnwrap().header).toEqual([
      'name, of the, company',
      'stand',
    ]);
  });

  it('skips empty rows but counts their lines', () => {
    const { rows } = readCsv('a;b\n\n;\n1;2\n')._unsafeUnwrap();
    expect(rows).toEqual([{ cells: ['1', '2'], lines: [4, 4] }]);
  });

  it.prop([tables, csvStyles, fc.constantFrom('\r\n', '\n', '\r'), fc.constantFrom('', '\ufeff')])(
    'always reads with the declared separator, from the line below it',
    ([header, rows], style, lineBreak, mark) => {
      const text = writeCsv([header, ...rows], style);
      const declared = readCsv(`${mark}sep=${style.delimiter}${lineBreak}${text}`)._unsafeUnwrap();
      const plain = readCsv(text, { separator: style.delimiter })._unsafeUnwrap();
      const lower = ({ cells, lines }: (typeof plain.rows)[number]) => ({
        cells,
        lines: lines.map((line) => line + 1),
      });
      expect(declared).toEqual({
        ...plain,
        headerLine: plain.headerLine + 1,
        rows: plain.rows.map(lower),
      });
    },
  );

  it('reads with the chosen separator instead of the declared one', () => {
    const { header, separator } = readCsv('sep=,\na,b;c\n1;2\n', { separator: ';' })._unsafeUnwrap();
    expect({ header, separator }).toEqual({ header: ['a,b', 'c'], separator: ';' });
  });

  it.each([
    ['Fair\n\na;b\n1;2,3,4,5\n', 3],
    ['a;b\n1,2,3\n', 1],
    ['a;b\n1,2,3\n', 0],
    ['1,2,3\na;b\n\n \n', 9],
  ])('detects the separator of the chosen line of %j: %i', (text, headingLine) => {
    const { header, separator } = readCsv(text, { headingLine })._unsafeUnwrap();
    expect({ header, separator }).toEqual({ header: ['a', 'b'], separator: ';' });
  });

  it('reads a name that begins like such a line as a name', () => {
    expect(readCsv('a;sep=,\n1;2\n')._unsafeUnwrap().header).toEqual(['a', 'sep=,']);
  });

  it('reads rows that end in different line breaks', () => {
    const { rows } = readCsv('a;b\r\n1;2\n3;4\r5;6')._unsafeUnwrap();
    expect(rows.map(({ lines }) => lines[0])).toEqual([2, 3, 4]);
  });

  it.each([
    ['3;"4', 'A quote in this row is never closed.'],
    ['3;"4"5', 'Text follows a closing quote; write a quote inside a cell twice.'],
    ['3;4"5"', 'A quote stands in the middle of a cell; put the whole cell in quotes.'],
  ])('reports the line and the fault of %s', (row, reason) => {
    expect(readCsv(`a;b\n1;2\n${row}\n`)._unsafeUnwrapErr()).toEqual({ line: 3, reason });
    expect(readCsv(`${row}\n`)._unsafeUnwrapErr()).toEqual({ line: 1, reason });
  });

  it.prop([tables, csvStyles])(
    'always reports the line on which a row with a wrong quote begins',
    ([header, rows], style) => {
      const before = writeCsv([header, ...rows], { ...style, lastBreak: true });
      const { delimiter, lineBreak } = style;
      const text = `${before}"open${delimiter}9${lineBreak}Next${delimiter}9${lineBreak}`;
      const line = before.split(/\r\n|\n|\r/).length;
      expect(readCsv(text, { separator: delimiter })._unsafeUnwrapErr().line).toBe(line);
    },
  );

  it('reads an empty file as an empty table', () => {
    expect(readCsv('')._unsafeUnwrap()).toMatchObject({ header: [], headerLine: 1, rows: [] });
  });
});

const excel: CsvStyle = { delimiter: ';', lineBreak: '\r\n', quoteAll: false, lastBreak: true };

describe('writeCsv, the basis of these properties', () => {
  it('writes as Excel does', () => {
    expect(
      writeCsv(
        [
          ['a', 'b'],
          ['1;2', 'say "hi"'],
        ],
        excel,
      ),
    ).toBe('a;b\r\n"1;2";"say ""hi"""\r\n');
  });
});
