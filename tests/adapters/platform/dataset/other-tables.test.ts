import { describe, expect, it } from 'vitest';
import { datasetOf } from '#adapters/platform/dataset/read/read-dataset.ts';
import { readSheets } from '#adapters/platform/dataset/read/read-sheets.ts';
import { xlsxTable } from '#adapters/shared/tables/xlsx-table.ts';
import { read } from './folders.ts';
import { writeCsv } from './write-csv.ts';

const COLUMNS = { 'stands.csv': { Nummer: 'standNumber', Bedrijf: 'participation' } };

describe('tables of a folder', () => {
  it('are read from workbooks, with the number of the row', async () => {
    const rows = [
      ['event', 'Bedrijf', 'Nummer', 'status'],
      ['spring', 'a', '8.B2', 'CONFIRMED'],
      ['', '', '', ''],
      ['spring', 'b', '8.B3', 'confirmed'],
    ];
    const folder = new Map([
      ['stands.xlsx', await xlsxTable(rows, 'Stands')],
      ['columns.json', new TextEncoder().encode(JSON.stringify(COLUMNS))],
    ]);
    const { stands, faults } = datasetOf(folder, await readSheets(folder));
    expect(stands.map(({ value }) => value.standNumber)).toEqual(['8.B2']);
    expect(faults).toEqual([expect.objectContaining({ file: 'stands.xlsx', line: 4, column: 'status' })]);
  });

  it('are read below title lines, with the line of the file', async () => {
    const titles = [['Stands, spring 2027'], [''], ['Exported on', '27-11-2026']];
    const rows = [
      ['event', 'Bedrijf', 'Nummer', 'status'],
      ['spring', 'a', '8.B2', 'CONFIRMED'],
      ['spring', 'b', '8.B3', '?'],
    ];
    const columns = ['columns.json', new TextEncoder().encode(JSON.stringify(COLUMNS))] as const;
    const workbook = new Map([['stands.xlsx', await xlsxTable([...titles, ...rows], 'Stands')], columns]);
    const style = { delimiter: ';', lineBreak: '\r\n', quoteAll: false, lastBreak: true } as const;
    const text = new Map([
      ['stands.csv', new TextEncoder().encode(writeCsv([...titles, ...rows], style))],
      columns,
    ]);
    for (const { stands, faults, warnings } of [
      datasetOf(workbook, await readSheets(workbook)),
      datasetOf(text),
    ]) {
      expect(stands.map(({ value }) => value.standNumber)).toEqual(['8.B2']);
      expect(faults).toEqual([expect.objectContaining({ line: 6, column: 'status' })]);
      expect(warnings).toEqual([]);
    }
  });

  it('are read from JSON arrays, with the line of the value', () => {
    const rows = [
      { event: 'spring', participation: 'a', standNumber: 12 },
      { event: 'spring', participation: 'b', standNumber: 13, status: 'no' },
    ];
    const { stands, faults } = read({ 'stands.json': rows });
    expect(stands.map(({ value }) => value.standNumber)).toEqual(['12']);
    expect(faults).toEqual([expect.objectContaining({ file: 'stands.json', line: 11, column: 'status' })]);
  });

  it.each([
    ['a list of something else', { 'stands.json': [['a']] }, 'stands.json'],
    ['a workbook that is none', { 'stands.xlsx': 'x' }, 'stands.xlsx'],
    ['two files for one table', { 'stands.csv': 'event', 'stands.json': [] }, 'stands.json'],
  ])('reject %s', async (_, files, file) => {
    const folder = new Map(
      Object.entries(files).map(([name, content]) => [
        name,
        new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content)),
      ]),
    );
    const { faults } = datasetOf(folder, await readSheets(folder));
    expect(faults).toContainEqual(expect.objectContaining({ file }));
  });

  it('report names of columns and files that do not exist', () => {
    const { faults } = read({
      'columns.json': { 'stands.csv': { Nr: 'standNumbr', Hal: 'HALL' }, 'stand.csv': { Nr: 'hall' } },
    });
    expect(faults.map(({ file, column }) => [file, column])).toEqual([
      ['columns.json', 'stands.csv.Nr'],
      ['columns.json', 'stand.csv'],
    ]);
    expect(faults[0]?.reason).toContain(
      'has no column "standNumbr"; it has event, participation, standNumber',
    );
  });
});
