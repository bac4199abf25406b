import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { readCsv } from '#adapters/platform/dataset/read-csv.ts';
import { type CsvStyle, csvStyles, writeCsv } from './write-csv.ts';

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

  it('reports the line of an unclosed quote', () => {
    const { line, reason } = readCsv('a;b\n1;2\n3;"4\n')._unsafeUnwrapErr();
    expect(reason).toMatch(/never closed/);
    expect(line).toBe(3);
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
