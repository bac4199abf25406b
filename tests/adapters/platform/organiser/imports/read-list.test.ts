import { type ImportChoices, type ImportSource, looseKey } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { listReader } from '#adapters/organiser/list-reader.ts';
import { mappingOf, openList } from '#adapters/platform/organiser/imports/read-list.ts';
import { xlsxTable } from '#adapters/shared/tables/xlsx-table.ts';
import { type CsvStyle, csvStyles, writeCsv } from '#tests/adapters/platform/dataset/write-csv.ts';

type Rows = readonly (readonly string[])[];

/** Headings in four languages, each of another field, and a column that no field is called after. */
const NAMES = ['Company', 'Standnummer', 'Ülke', 'E-mail', 'Ciudad', 'Hal', 'Internal note'];

const anyCell = fc.constantFrom(
  'Acme',
  '8.B2',
  'Vigo',
  'info@acme.example',
  '',
  'a;b',
  'two\nlines',
  '12',
  'x, y',
);
/** Texts as they stand above headings: none is the name of a field. */
const anyTitle = fc.constantFrom(
  'Exhibitor list 2026',
  'Exported on 27-11-2026',
  'Clearwater; Rotterdam',
  'All, halls',
);

interface TitledList {
  readonly above: Rows;
  readonly list: Rows;
}

/** A list, and the lines above it: narrower than its headings, or with three known names fewer. */
const titledLists: fc.Arbitrary<TitledList> = fc
  .tuple(fc.subarray(NAMES.slice(0, -1), { minLength: 2 }), fc.boolean())
  .chain(([known, hasNote]) => {
    const headings = hasNote ? [...known, 'Internal note'] : known;
    const row = fc.array(anyCell, { minLength: headings.length, maxLength: headings.length });
    const names = (maxLength: number) => fc.subarray([...known], { maxLength });
    const narrow = fc
      .tuple(anyTitle, names(Math.min(known.length - 1, headings.length - 2)))
      .map((cells) => cells.flat());
    const wide = fc
      .tuple(fc.array(anyTitle, { minLength: 1, maxLength: 9 }), names(Math.max(known.length - 3, 0)))
      .map((cells) => cells.flat());
    const title = fc.oneof(fc.constant(['']), narrow, known.length < 3 ? narrow : wide);
    return fc.record({
      above: fc.array(title, { maxLength: 19 }),
      list: fc.array(row, { maxLength: 6 }).map((rows) => [headings, ...rows]),
    });
  });

const textSource = (rows: Rows, style: CsvStyle): ImportSource => ({
  kind: 'text',
  text: writeCsv(rows, style),
});
const sheetSource = (rows: Rows): ImportSource => ({ kind: 'rows', rows });

const breaksIn = (rows: Rows) => rows.flat().reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
const cellsOf = (lines: Awaited<ReturnType<typeof openList>>['lines']) => lines.map(({ cells }) => cells);
const numbersOf = (lines: Awaited<ReturnType<typeof openList>>['lines']) => lines.map(({ line }) => line);

describe('a list with title lines above its headings', () => {
  it.prop([titledLists, csvStyles])(
    'always has the same rows, each at its line of the text file',
    async ({ above, list }, style) => {
      const plain = await openList(textSource(list, style), {});
      const titled = await openList(textSource([...above, ...list], style), {});
      expect(titled.columns).toEqual(plain.columns);
      expect(cellsOf(titled.lines)).toEqual(cellsOf(plain.lines));
      const shift = above.length + breaksIn(above);
      expect(titled.headingLine).toBe(shift + 1);
      expect(numbersOf(titled.lines)).toEqual(numbersOf(plain.lines).map((line) => line + shift));
    },
  );

  it.prop([titledLists])(
    'always has the same rows, each at its row of the workbook',
    async ({ above, list }) => {
      const plain = await openList(sheetSource(list), {});
      const titled = await openList(sheetSource([...above, ...list]), {});
      expect(titled.columns).toEqual(plain.columns);
      expect(cellsOf(titled.lines)).toEqual(cellsOf(plain.lines));
      expect(numbersOf(titled.lines)).toEqual(numbersOf(plain.lines).map((line) => line + above.length));
    },
  );

  it.prop([titledLists, csvStyles, fc.nat({ max: 30 })])(
    'always has its headings on the chosen line, or on the first one below that is not empty',
    async ({ above, list }, style, chosen) => {
      const rows = [...above, ...list].map((row) => row.map((cell) => cell.replaceAll('\n', ' ')));
      const { headingLine, columns, lines } = await openList(textSource(rows, style), {
        headingLine: chosen,
      });
      const filled = rows.flatMap((row, place) => (row.some((cell) => cell.trim()) ? [place + 1] : []));
      expect(headingLine).toBe(filled.find((line) => line >= chosen) ?? filled.at(-1));
      expect(columns[0]?.heading).toBe(rows[headingLine - 1]?.[0]);
      expect(numbersOf(lines)).toEqual(filled.filter((line) => line > headingLine));
    },
  );

  it('is found below its title when only one heading is known', async () => {
    const opened = await open('Exhibitors, 2026\n\nCompany;Internal note\nAcme;x\n');
    expect(opened).toMatchObject({ headingLine: 3, separator: ';' });
    expect((await open('Exhibitors 2026\nCompany\nAcme\n')).headingLine).toBe(2);
  });

  it('is not found in a row whose values are called like fields', async () => {
    expect((await open('Société;Inscription;Bulletin\nAcme;Exhibitor;No\n')).headingLine).toBe(1);
  });

  it('is found by the columns of the last import', async () => {
    const text = 'Liste;2026\nSociété;Lieu;Bulletin\nAcme;Lyon;x\n';
    expect((await open(text)).headingLine).toBe(1);
    expect((await open(text, { columns: { societe: 'organizationName', lieu: 'city' } })).headingLine).toBe(
      2,
    );
  });

  it('has the separator of the chosen line', async () => {
    const opened = await open('Liste, 2026, Lyon\n\nSociété;Lieu\nAcme;Lyon\n', { headingLine: 3 });
    expect(opened).toMatchObject({ separator: ';', columns: [{ heading: 'Société' }, { heading: 'Lieu' }] });
  });
});

const open = (text: string, choices: ImportChoices = {}) => openList({ kind: 'text', text }, choices);

/** A heading of each kind that exports have, some of them twice, some without a letter. */
const uglyHeadings = fc.array(
  fc.constantFrom(
    'Company',
    'E-mail',
    'e mail',
    'E-mail 2',
    'Company\nname',
    '',
    ' ',
    '#',
    '3',
    'column 3',
    'Stand',
  ),
  { minLength: 1, maxLength: 60 },
);

/** A list of sixty columns below a title, of which three are known. */
const WIDE_ROWS = [
  ['Liste des exposants 2026, été'],
  [''],
  ['Empresa', 'País', 'Ciudad', ...Array.from({ length: 57 }, (_, place) => `Société ${place}`)],
  ['Café Ñandú', 'España', 'Ávila', ...Array.from({ length: 57 }, () => 'é')],
];
const WIDE_TEXT = WIDE_ROWS.map((row) => row.join(';')).join('\r\n');

describe('the columns of a list', () => {
  it.prop([uglyHeadings, csvStyles, fc.nat()])(
    'can always be chosen one by one',
    async (some, style, seed) => {
      const headings = ['Name on the badge', ...some];
      const row = headings.map((_, place) => `cell ${place}`);
      const source = textSource([headings, row], style);
      const place = seed % headings.length;
      const { columns } = await openList(source, { headingLine: 1 });
      const choices = Object.fromEntries(
        columns.map(({ key }, index) => [key, index === place ? ('brandName' as const) : ('' as const)]),
      );
      const chosen = await openList(source, { headingLine: 1, columns: choices });
      expect(chosen.columns.map(({ target }) => target)).toEqual(
        headings.map((_, index) => (index === place ? 'brandName' : '')),
      );
      expect(cellsOf(chosen.lines)).toEqual([{ brandName: `cell ${place}` }]);
    },
  );

  it.prop([uglyHeadings])('are stored by their names, and not at all without one', async (headings) => {
    const { columns } = await openList(sheetSource([['Name on the badge', ...headings]]), {});
    const remembered = Object.keys(mappingOf(columns));
    const named = columns.filter(({ heading }) => looseKey(heading) !== '');
    expect(remembered).toHaveLength(named.length);
    for (const { key } of named) expect(remembered).toContain(key);
  });

  it.each([
    ['a byte order mark', '\ufeff"Company";Stand\nAcme;8\n'],
    ['a semicolon', 'Company;Stand\nAcme;8\n'],
    ['a tab', 'Company\tStand\nAcme\t8\n'],
    ['a line that declares the separator', 'sep=,\r\nCompany,Stand\r\nAcme,8\r\n'],
    ['a line break in a heading', '"Company\r\nname";"Stand\nno."\nAcme;8\n'],
    ['a heading that is empty', 'Company;;Stand\nAcme;;8\n'],
    ['quotes around everything', '"Company";"Stand"\n"Acme";"8"\n'],
  ])('are read with %s', async (_, text) => {
    const { lines, columns } = await open(text);
    expect(cellsOf(lines)).toEqual([{ organizationName: 'Acme', standNumber: '8' }]);
    for (const { heading } of columns) expect(heading).toBe(heading.replaceAll(/\s+/g, ' ').trim());
  });

  it.each([
    ['Windows-1252', Buffer.from(WIDE_TEXT, 'latin1')],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${WIDE_TEXT}`)],
    ['UTF-16, as Excel saves texts', Buffer.from(`\ufeff${WIDE_TEXT.replaceAll(';', '\t')}`, 'utf16le')],
    ['a workbook', xlsxTable(WIDE_ROWS, 'Exposants')],
  ])('are read from the bytes of %s, sixty wide', async (_, bytes) => {
    const { source } = (await listReader.read('list', new Uint8Array(await bytes)))._unsafeUnwrap();
    const { columns, lines, headingLine } = await openList(source, {});
    expect(columns.map(({ heading }) => heading)).toEqual(WIDE_ROWS[2]);
    expect(lines).toEqual([
      { line: 4, cells: { organizationName: 'Café Ñandú', country: 'ES', city: 'Ávila' } },
    ]);
    expect(headingLine).toBe(3);
  });
});
