import { type ImportChoices, type ImportSource, looseKey } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { mappingOf, openList } from '#adapters/platform/organiser/read-list.ts';
import { type CsvStyle, csvStyles, writeCsv } from '#tests/adapters/platform/dataset/write-csv.ts';

type Rows = readonly (readonly string[])[];

const textSource = (rows: Rows, style: CsvStyle): ImportSource => ({
  kind: 'text',
  text: writeCsv(rows, style),
});
const sheetSource = (rows: Rows): ImportSource => ({ kind: 'rows', rows });

const cellsOf = (lines: Awaited<ReturnType<typeof openList>>['lines']) => lines.map(({ cells }) => cells);

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

describe('the columns of a list', () => {
  it.prop([uglyHeadings, csvStyles, fc.nat()])(
    'can always be chosen one by one',
    async (some, style, seed) => {
      const headings = ['Name on the badge', ...some];
      const row = headings.map((_, place) => `cell ${place}`);
      const source = textSource([headings, row], style);
      const place = seed % headings.length;
      const { columns } = await openList(source, {});
      const choices = Object.fromEntries(
        columns.map(({ key }, index) => [key, index === place ? ('brandName' as const) : ('' as const)]),
      );
      const chosen = await openList(source, { columns: choices });
      expect(chosen.columns.map(({ target }) => target)).toEqual(
        headings.map((_, index) => (index === place ? 'brandName' : '')),
      );
      expect(cellsOf(chosen.lines)).toEqual([{ brandName: `cell ${place}` }]);
    },
  );

  it.prop([uglyHeadings])('are remembered by their names, and not at all without one', async (headings) => {
    const { columns } = await openList(sheetSource([['Name on the badge', ...headings]]), {});
    const remembered = Object.keys(mappingOf(columns));
    const named = columns.filter(({ heading }) => looseKey(heading) !== '');
    expect(remembered).toHaveLength(named.length);
    for (const { key } of named) expect(remembered).toContain(key);
  });

  it.each([
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
});
