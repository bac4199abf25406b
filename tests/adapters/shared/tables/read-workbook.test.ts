import { plainCell } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { strToU8, zipSync } from 'fflate';
import { describe, expect } from 'vitest';
import { NO_RESULT } from '#adapters/shared/tables/formula-result.ts';
import { readWorkbook } from '#adapters/shared/tables/read-workbook.ts';
import { xlsxTable } from '#adapters/shared/tables/xlsx-table.ts';
import { textCell, workbookOf } from '#tests/support/worlds/workbook.ts';

/** A cell that survives: the reader trims, and a workbook has no control characters. */
const cells = fc
  .stringMatching(/^[=+@\-a-zA-ZçİışğÇ0-9;,"'<&][^\p{C}\p{Z}]{0,8}$/u)
  .filter((text) => text.trim() === text);
const tables = fc
  .integer({ min: 1, max: 4 })
  .chain((width) =>
    fc.array(fc.array(cells, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
  );

/** A workbook with this sheet. */
const workbook = (sheet: string, more: Record<string, Uint8Array> = {}) =>
  zipSync({ 'xl/worksheets/sheet1.xml': strToU8(sheet), ...more });

describe('readWorkbook', () => {
  it.prop([tables], { numRuns: 20 })('reads back what an export wrote, cell by cell', async (rows) => {
    const read = await readWorkbook(await xlsxTable(rows, 'Sheet'));
    expect('rows' in read && read.rows.map((row) => row.map(plainCell))).toEqual(rows);
  });

  it.each([
    ['a cell in the last column', workbook('<c r="A1"/><c r="XFD1"/>')],
    ['a cell in the last row', workbook('<c r="A1"/><c r="A1048576"/>')],
    ['a document type', workbook('<!DOCTYPE x [<!ENTITY a "b">]><x/>')],
    [
      '250 MB of blanks',
      zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(250_000_000).fill(32) }, { level: 9 }),
    ],
    [
      '201 files',
      workbook('', Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`f${n}`, strToU8('x')]))),
    ],
  ])('rejects %s before it fills the memory', async (_, bytes) => {
    expect(await readWorkbook(bytes)).toEqual({ fault: 'too-large' });
  });

  it('rejects what is no workbook', async () => {
    expect(await readWorkbook(strToU8('name;city'))).toEqual({ fault: 'not-a-workbook' });
    expect(await readWorkbook(workbook('<x/>'))).toEqual({ fault: 'not-a-workbook' });
  });

  it.prop([fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 2, max: 9 }), fc.nat({ max: 8 })])(
    'always gives a number of zeros and places its leading zeros',
    async (number, width, optional) => {
      const format = `0${'#'.repeat(Math.min(optional, width - 1))}`.padEnd(width, '0');
      const rows = `<row r="2">${textCell('A2', 'Postal code')}</row>
        <row r="3"><c r="A3" s="1"><v>${number}</v></c><c r="B3"><v>${number}</v></c></row>`;
      const read = await readWorkbook(workbookOf([{ name: 'List', rows }], [format]));
      const padded = String(number).padStart(width, '0');
      expect(read).toMatchObject({
        rows: [
          ['', ''],
          ['Postal code', ''],
          [padded, String(number)],
        ],
      });
    },
  );

  it.each([
    ['00000;@', '1234', '01234'],
    ['00000', '1234.5', '1234.5'],
    ['00000', '-12', '-12'],
    ['0.00', '8.1', '8.1'],
    ['0', '7', '7'],
    ['dd/mm/yyyy', '46000', '2025-12-09'],
  ])('reads a number in the format %s', async (format, number, text) => {
    const rows = `<row r="1"><c r="A1" s="1"><v>${number}</v></c></row>`;
    expect(await readWorkbook(workbookOf([{ name: 'List', rows }], [format]))).toMatchObject({
      rows: [[text]],
    });
  });

  it('gives the leading zeros of a formula too', async () => {
    const rows = '<row r="1"><c r="A1" s="1"><f>A2*1</f><v>1001</v></c></row>';
    expect(await readWorkbook(workbookOf([{ name: 'List', rows }], ['00000']))).toMatchObject({
      rows: [['01001']],
    });
  });

  it.each([
    ['an error', '<c r="B2" t="e"><f>VLOOKUP(A2,C:C,1)</f><v>#N/A</v></c>', '#N/A'],
    ['an error as a value', '<c r="B2" t="e"><v>#DIV/0!</v></c>', '#DIV/0!'],
    ['a formula never calculated', '<c r="B2"><f>A2&amp;"x"</f></c>', NO_RESULT],
    ['one as other programs write it', '<c r="B2"><f>A2&amp;"x"</f><v></v></c>', NO_RESULT],
    ['one with an empty element', '<c r="B2"><f t="shared" si="0"/><v/></c>', NO_RESULT],
    ['a formula whose result is empty', '<c r="B2" t="str"><f>IF(A2="","",1)</f><v></v></c>', ''],
    ['a formula with a result', '<c r="B2" t="str"><f>A2&amp;"x"</f><v>x</v></c>', 'x'],
    ['a cell of a namespace', '<x:c r="B2" t="e"><x:v>#REF!</x:v></x:c>', '#REF!'],
  ])('never takes %s for an empty cell', async (_, cell, text) => {
    const rows = `<row r="1">${textCell('A1', 'Company')}${textCell('B1', 'Stand')}</row>
      <row r="2">${textCell('A2', 'Noria')}${cell}</row>`;
    const read = await readWorkbook(workbookOf([{ name: 'List', rows }]));
    expect(read).toMatchObject({
      rows: [
        ['Company', 'Stand'],
        ['Noria', text],
      ],
    });
  });

  it('gives a formula without a result also in a row, a column and a sheet that have nothing else', async () => {
    const sheets = [
      { name: 'Formulas', rows: '<row r="2"><c r="C2"><f>More!A1</f></c></row>' },
      { name: 'More', rows: `<row r="1">${textCell('A1', 'In More')}</row>` },
    ];
    const read = await readWorkbook(workbookOf(sheets));
    expect(read).toMatchObject({ sheet: 0, rows: [[], ['', '', NO_RESULT]] });
  });

  it('gives a merged cell to each of its rows, and to the first of its columns', async () => {
    const rows = `<row r="1">${textCell('A1', 'Exhibitors')}<c r="B1"/></row>
      <row r="2">${textCell('A2', 'Company')}${textCell('B2', 'Stand')}</row>
      <row r="3">${textCell('A3', 'Noria')}${textCell('B3', '8.10')}</row>
      <row r="4"><c r="A4"/>${textCell('B4', '8.12')}</row>`;
    const bytes = workbookOf([{ name: 'List', rows, merged: ['A1:B1', 'A3:A4', 'D90000:D100000'] }]);
    expect(await readWorkbook(bytes)).toMatchObject({
      rows: [
        ['Exhibitors', ''],
        ['Company', 'Stand'],
        ['Noria', '8.10'],
        ['Noria', '8.12'],
      ],
    });
  });

  const sheet = (name: string, isHidden = false) => ({
    name,
    isHidden,
    rows: name === '' ? '' : `<row r="1">${textCell('A1', `In ${name}`)}</row>`,
  });

  it('reads the first sheet that is visible and not empty, and names the others', async () => {
    const bytes = workbookOf([
      sheet('Old', true),
      { name: 'Empty', rows: '' },
      sheet('Pumps &amp; valves'),
      sheet('More'),
    ]);
    const sheets = ['Empty', 'Pumps & valves', 'More'];
    expect(await readWorkbook(bytes)).toEqual({ rows: [['In Pumps & valves']], sheet: 1, sheets });
    expect(await readWorkbook(bytes, 2)).toEqual({ rows: [['In More']], sheet: 2, sheets });
    expect(await readWorkbook(bytes, 0)).toEqual({ rows: [], sheet: 0, sheets });
  });

  it('reads a workbook whose sheets are all empty as an empty one', async () => {
    expect(await readWorkbook(workbookOf([{ name: 'Empty', rows: '' }]))).toMatchObject({ rows: [] });
  });
});
