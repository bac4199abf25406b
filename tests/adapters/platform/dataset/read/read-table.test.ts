import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { type ColumnNames, readTable } from '#adapters/platform/dataset/read/read-table.ts';
import { ParticipationRow, TaskRow } from '#adapters/platform/dataset/read/table-schema.ts';
import { csv } from '../folders.ts';
import { csvStyles, writeCsv } from '../write-csv.ts';

const FILE = 'participations.csv';
const readRows = (text: string, names: ColumnNames = {}) =>
  readTable(FILE, new TextEncoder().encode(text), ParticipationRow, names);

const COLUMNS = ['event', 'uid', 'shortDescription', 'email', 'isPublic', 'confirmed'] as const;
const GOOD = ['spring', 'u', 'two\nlines, "quoted"', 'a@b.example', 'yes', '2027-01-12'];
const BAD = ['Spring Fair!', '', 'x'.repeat(51), 'nobody', 'perhaps', '12/01/2027'];

/** Rows with some invalid cells, and which cells those are. */
const faultyTables = fc.tuple(
  fc.array(fc.array(fc.boolean(), { minLength: COLUMNS.length, maxLength: COLUMNS.length }), {
    minLength: 1,
    maxLength: 8,
  }),
  csvStyles,
);

describe('readTable', () => {
  it.prop([faultyTables])('always reports exactly the faulty cells, each with its line', ([rows, style]) => {
    const cells = rows.map((row) => row.map((isGood, place) => (isGood ? GOOD : BAD)[place] ?? ''));
    const text = writeCsv([COLUMNS, ...cells], style);
    const { faults, entries } = readRows(text);
    const wanted = rows.flatMap((row, index) =>
      row.flatMap((isGood, place) =>
        isGood ? [] : [{ line: lineOf(cells, index, place), column: COLUMNS[place] }],
      ),
    );
    const byPlace = (one: { line: number; column: string | undefined }) => `${one.line} ${one.column}`;
    expect(faults.map(byPlace).toSorted()).toEqual(wanted.map(byPlace).toSorted());
    expect(entries).toHaveLength(rows.filter((row) => row.every(Boolean)).length);
    for (const { reason } of faults) expect(reason).toMatch(/^[A-Z"].*\.$/);
  });

  it('reports a formula without a result, and never takes it for a value', () => {
    const { entries, faults } = readRows(
      'event,uid,shortDescription\nspring,1,#REF!\nspring,2,#1 in pumps\n',
    );
    expect(entries.map(({ value }) => value.uid)).toEqual(['2']);
    expect(faults).toEqual([
      expect.objectContaining({
        ...{ line: 2, column: 'shortDescription', reason: 'The formula in this cell has no result.' },
      }),
    ]);
  });

  it('recognises columns by the organiser’s names, and reports those names', () => {
    const text = 'Beurs;Nummer;E-mailadres\nspring;1;nobody\n';
    const { faults } = readRows(text, { Beurs: 'event', Nummer: 'uid', 'E-mailadres': 'email' });
    expect(faults).toEqual([expect.objectContaining({ line: 2, column: 'E-mailadres' })]);
  });

  it('ignores unknown columns, with a warning for each', () => {
    const { entries, warnings } = readRows('event,uid,Favourite colour\nspring,1,blue\n');
    expect(entries[0]?.value).toEqual({ event: 'spring', uid: '1' });
    expect(warnings).toEqual([expect.objectContaining({ line: 1, column: 'Favourite colour' })]);
  });

  it('reports a missing key column once', () => {
    const { faults } = readRows('event;organizationName\nspring;One\nspring;Two\n');
    expect(faults).toEqual([expect.objectContaining({ line: 1, column: 'uid' })]);
  });

  it('rejects a duplicate column, and a cell beyond the last column', () => {
    const { faults } = readRows('event;uid;UID\nspring;1;1;extra\n');
    expect(faults.map(({ line, column }) => [line, column])).toEqual([
      [1, 'UID'],
      [2, ''],
    ]);
  });

  it('reports no column for a fault of a whole row, even with an unknown column', () => {
    const { entries } = readRows('Colour,event,uid\nblue,spring,1\n');
    expect(entries[0]?.fault('', 'x')).toMatchObject({ line: 2, column: '' });
  });

  it('warns when a file is not UTF-8', () => {
    const bytes = Buffer.from('event;uid;organizationName\nspring;1;Caf\xe9\n', 'latin1');
    const { entries, warnings } = readTable(FILE, bytes, ParticipationRow);
    expect(entries[0]?.value.organizationName).toBe('Café');
    expect(warnings).toHaveLength(1);
  });

  it.each([
    ['2027-01-12', { day: '2027-01-12', time: '23:59' }],
    ['2027-01-12 17:00', { day: '2027-01-12', time: '17:00' }],
    ['2027-01-12T17:00:00', { day: '2027-01-12', time: '17:00' }],
    ['2027-01-12T00:00:00', { day: '2027-01-12', time: '23:59' }],
    ['2027-01-12 00:00', { day: '2027-01-12', time: '00:00' }],
    ['today+14', { day: 'today+14', time: '23:59' }],
  ])('parses the deadline %s', (date, deadline) => {
    const text = csv([{ event: 'spring', code: 't', date }]);
    const { entries } = readTable('tasks.csv', new TextEncoder().encode(text), TaskRow);
    expect(entries[0]?.value.date).toEqual(deadline);
  });
});

/** The line where a cell begins: earlier cells may contain line breaks. */
const lineOf = (cells: readonly (readonly string[])[], row: number, place: number): number => {
  const above = [...cells.slice(0, row).flat(), ...(cells[row]?.slice(0, place) ?? [])];
  return row + 2 + above.join('').split('\n').length - 1;
};
