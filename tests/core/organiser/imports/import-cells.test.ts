import {
  EMPTY_MARK,
  gatherCompanies,
  IMPORT_TARGETS,
  type ImportCells,
  type ImportLine,
  type ImportTarget,
  importLine,
  importTargetOf,
  isEmptyMark,
  partOf,
  plainCell,
  withCompanyNumbers,
} from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

/** The value of one cell below one heading. */
const cellOf = (target: ImportTarget, cell: string): string | undefined =>
  importLine(2, [cell], { targets: [target], dayOrder: 'day-month', defaults: {} }).cells[target];

type Reading = [target: ImportTarget, cell: string, value: string];

describe('importLine', () => {
  const yes = (target: ImportTarget, words: readonly string[]) =>
    words.map((word): Reading => [target, word, 'yes']);
  const no = (target: ImportTarget, words: readonly string[]) =>
    words.map((word): Reading => [target, word, 'no']);

  it.each<Reading>([
    ...yes('isPublic', ['yes', 'TRUE', '1', 'x', 'Ja', 'Sí', 'Evet']),
    ...yes('remove', ['x', 'Delete', 'verwijderen', 'Eliminar', 'İptal']),
    ...no('isPublic', ['No', 'false', '0', 'nee', 'Hayır']),
    ...no('remove', ['Nee']),
    ['isPublic', 'delete', 'delete'],
    ['isPublic', 'perhaps', 'perhaps'],
    ['role', 'Owner', 'owner'],
    ['language', 'NL', 'nl'],
    ['status', 'To be confirmed', 'TO_BE_CONFIRMED'],
    ['status', '未定', '未定'],
    ['city', 'Yes', 'Yes'],
    ['city', '[Leeg]', EMPTY_MARK],
  ])('reads %s "%s" as "%s"', (target, cell, value) => {
    expect(cellOf(target, cell)).toBe(value);
  });

  it.prop([
    fc.constantFrom('[empty]', '[leeg]', '[vacío]', '[boş]'),
    fc.constantFrom(
      (text: string) => text,
      (text: string) => text.toUpperCase(),
    ),
    fc.constantFrom('', ' ', '\t'),
    fc.constantFrom('', '[', ']', 'x[', ']x'),
  ])(
    'makes a field empty by a mark in brackets only, in any case and language',
    (mark, inCase, space, broken) => {
      const word = inCase(mark).slice(1, -1);
      expect(cellOf('city', `${space}[${word}]${space}`)).toBe(EMPTY_MARK);
      const other = broken.endsWith('[') ? `${broken}${word}` : `${word}${broken}`;
      expect(cellOf('city', `${space}${other}${space}`)).toBe(other);
      expect(cellOf('city', `x [${word}]`)).toBe(`x [${word}]`);
      expect(isEmptyMark(`${space}[${word}]${space}`)).toBe(true);
      expect(isEmptyMark(`${space}${other}${space}`)).toBe(false);
    },
  );

  it('never removes a company by default, and fills nothing into an empty row', () => {
    const reading = { targets: ['city'], dayOrder: 'day-month' } as const;
    const defaults = { remove: 'yes', country: 'NL' };
    expect(importLine(2, ['Gent'], { ...reading, defaults }).cells).toEqual({ city: 'Gent', country: 'NL' });
    expect(importLine(2, [], { ...reading, defaults }).cells).toEqual({});
  });
});

describe('a cell of several lines', () => {
  const words = fc.array(fc.stringMatching(/^[A-Za-zÇş.]{1,5}$/), { minLength: 1, maxLength: 4 });

  it.prop([words, fc.constantFrom('\n', '\r\n', ' \r\n ', '\n\n')])(
    'is read as one line',
    (lines, breaks) => {
      expect(cellOf('organizationName', lines.join(breaks))).toBe(lines.join(' '));
      expect(cellOf('organizationName', lines.join('  '))).toBe(lines.join('  '));
    },
  );
});

describe('a day of a list', () => {
  const days = fc.date({ min: new Date('1950-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  const times = fc.constantFrom('', ' 00:00', ' 0:00:00', ' 13:45:10');

  it.prop([days, fc.constantFrom('.', '/', '-', '. '), times])(
    'is the same however a spreadsheet program writes it',
    (date, separator, time) => {
      const iso = date.toISOString().slice(0, 10);
      const [year = '', month = '', day = ''] = iso.split('-');
      const numbers = [Number(day), Number(month)].join(separator);
      const years = year.startsWith('20') ? [year, year.slice(2)] : [year];
      for (const each of years) expect(cellOf('confirmed', `${numbers}${separator}${each}${time}`)).toBe(iso);
      expect(cellOf('confirmed', `${iso}${time}`)).toBe(iso);
    },
  );
});

describe('plainCell', () => {
  it.prop([fc.string().filter((text) => !text.trim().startsWith("'"))])(
    'changes nothing but the space around a cell that has no apostrophe in front',
    (text) => {
      for (const cell of [text, `a${text}'=1`])
        expect(plainCell(cell)).toBe(cell.replaceAll('\0', '').trim());
    },
  );

  const outside = fc.string({
    unit: fc.constantFrom(' ', '\t', '\u00a0', '\u00ad', '\u200b', '\u200f', '\u2060', '\ufeff'),
  });
  it.prop([outside, outside, fc.constantFrom('ada@fair.example', 'Ada \u200bLovelace', '\u{1f3f4}', '')])(
    'removes characters without a width around a cell, and none within it',
    (before, after, text) => {
      expect(plainCell(`${before}${text}${after}`)).toBe(text);
      const reading = { targets: ['email'], dayOrder: 'day-month', defaults: {} } as const;
      expect(importLine(2, [`${before}${text}${after}`], reading).cells).toEqual(text ? { email: text } : {});
    },
  );

  it.prop([fc.constantFrom('=', '+', '-', '@', "'=", "''-", '\t=', '＝', '＠'), fc.string()])(
    'removes the one apostrophe that an export puts in front of a formula, and the space behind it',
    (start, end) => {
      expect(plainCell(` '${start}${end} `)).toBe(`${start}${end}`.replaceAll('\0', '').trim());
    },
  );
});

const anyCells: fc.Arbitrary<ImportCells> = fc.dictionary(
  fc.constantFrom(...IMPORT_TARGETS.filter((name) => name !== 'uid')),
  fc.constantFrom('1', '2'),
);

describe('partOf', () => {
  it.prop([anyCells])('divides a row among its records without loss', (cells) => {
    const parts = (['company', 'profile', 'stand', 'person'] as const).map((part) => {
      const own = partOf(cells, part);
      for (const name of Object.keys(own ?? {})) expect(importTargetOf(name as ImportTarget).part).toBe(part);
      expect(own).not.toEqual({});
      return own;
    });
    expect(Object.assign({}, ...parts)).toEqual(cells);
  });
});

const anyRows = fc
  .array(fc.record({ uid: fc.constantFrom('a', 'b', undefined), cells: anyCells }), { maxLength: 12 })
  .map((rows) =>
    rows.map(
      ({ uid, cells }, place): ImportLine => ({ line: place + 2, cells: { ...cells, ...(uid && { uid }) } }),
    ),
  );

describe('gatherCompanies', () => {
  it.prop([anyRows])('has the rows of a company together, with the first value of each field', (rows) => {
    const { companies } = gatherCompanies(rows);
    for (const { uid, first, lines } of companies) {
      expect(first.line).toBe(lines[0]?.line);
      expect(new Set(lines.map(({ cells }) => cells.uid ?? ''))).toEqual(new Set([uid]));
      expect(first.cells).toEqual(Object.assign({}, ...lines.toReversed().map(({ cells }) => cells)));
    }
    expect(companies.map(({ uid }) => uid)).toEqual([...new Set(rows.map(({ cells }) => cells.uid ?? ''))]);
  });

  it.prop([anyRows])(
    'rejects exactly the rows that repeat an earlier one, or contradict it about the company',
    (rows) => {
      const { companies, clashes } = gatherCompanies(rows);
      const lines = companies.flatMap((company) => company.lines);
      const rowAt = (line: number) => rows.find((row) => row.line === line)?.cells;
      for (const { line, code, target, earlier } of clashes) {
        if (code === 'duplicate') expect(rowAt(earlier)).toEqual(rowAt(line));
        else expect(['company', 'profile']).toContain(importTargetOf(target || 'uid').part);
      }
      expect(new Set(lines.map(({ cells }) => JSON.stringify(Object.entries(cells).toSorted()))).size).toBe(
        lines.length,
      );
      for (const { lines: own } of companies)
        for (const name of ['organizationName', 'city'] as const)
          expect(new Set(own.flatMap(({ cells }) => cells[name] ?? [])).size).toBeLessThan(2);
    },
  );
});

describe('withCompanyNumbers', () => {
  it.prop([anyRows])('adds a number to the cells of a row and changes nothing else', (rows) => {
    for (const [place, { line, cells }] of withCompanyNumbers(rows, []).entries()) {
      const row = rows[place];
      expect({ line, cells: { ...cells, uid: row?.cells.uid } }).toEqual({
        ...row,
        cells: { ...row?.cells, uid: row?.cells.uid },
      });
      expect(cells.uid !== undefined).toBe(
        row?.cells.uid !== undefined || row?.cells.organizationName !== undefined,
      );
    }
  });

  it('makes a readable number of a name, and never the same of two names', () => {
    const names = ['Acme Tools', '北京 A', '上海 A', '北京', 'ACME TOOLS'];
    const rows = names.map((organizationName, place) => ({ line: place + 2, cells: { organizationName } }));
    expect(withCompanyNumbers(rows, []).map(({ cells }) => cells.uid)).toEqual([
      'acme-tools',
      'a',
      'a-2',
      '北京',
      'acme-tools',
    ]);
  });
});
