import type { ImportSource } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { listRecords } from '#adapters/platform/organiser/imports/list-records.ts';
import { openList, validLines } from '#adapters/platform/organiser/imports/read-list.ts';
import { isTotalRow } from '#adapters/platform/organiser/imports/total-row.ts';

const title = fc.constantFrom(
  'Total',
  'TOTAAL',
  'Toplam',
  'GENEL TOPLAM',
  ' Suma total:',
  'Subtotaal',
  'ARA TOPLAM',
);
const amount = fc.constantFrom('5', '72,5', '€ 1.200,00', '1 234', '5 firma', '24 m²', '100%', '0', '');
const stand = fc.constantFrom('A-12', '8.B2', 'B', '12a');
const company = fc.record({ name: fc.constantFrom('Ege Motor', 'Yelken', 'Total', 'Som'), stand });

const HEADINGS = ['No', 'Firma', 'Stand no', 'm2'];
const rowOf = ({ name, stand: number }: { name: string; stand: string }) => ['', name, number, '24'];

/** A row of totals: its title in any of the first cells, amounts or nothing in the others. */
const totals = fc
  .tuple(title, fc.nat({ max: 2 }), fc.array(amount, { minLength: 3, maxLength: 3 }))
  .map(([text, place, amounts]) =>
    HEADINGS.map((_, at) => (at < place ? '' : at === place ? text : (amounts[at - 1] ?? ''))),
  );

const read = async (rows: readonly (readonly string[])[], stored: readonly string[] = []) => {
  const source: ImportSource = { kind: 'rows', rows: [HEADINGS, ...rows] };
  const companies = stored.map((name) => ({ uid: name, name }));
  return validLines(await openList(source, {}), companies, listRecords('fair'));
};

describe('a row of totals', () => {
  it.prop([fc.array(company, { maxLength: 5 }), totals, fc.nat({ max: 5 })])(
    'never becomes a company, wherever it stands, and is always a fault of its own',
    async (companies, total, place) => {
      const rows = companies.map(rowOf);
      const plain = await read(rows);
      const summed = await read(rows.toSpliced(place, 0, total));
      expect(summed.lines.map(({ cells }) => cells)).toEqual(plain.lines.map(({ cells }) => cells));
      expect(summed.faults.filter(({ code }) => code === 'total')).toMatchObject([
        { line: Math.min(place, rows.length) + 2 },
      ]);
      expect(plain.faults.filter(({ code }) => code === 'total')).toEqual([]);
    },
  );

  it.prop([title, amount, stand, fc.nat({ max: 2 })])(
    'never has a cell that is neither its title nor an amount',
    (text, sum, number, place) => {
      const cells: string[] = [text, sum, sum];
      expect(isTotalRow(cells.toSpliced(place + 1, 0, number))).toBe(false);
    },
  );

  it.prop([fc.array(fc.string())])('is read from any cells', (cells) => {
    expect(typeof isTotalRow(cells)).toBe('boolean');
  });

  it.each([
    [['Toplam: 72,5', '']],
    [['TOPLAM FİRMA SAYISI (5)', '']],
    [['', 'Total exhibitors', '120']],
    [['Genel Toplam', '', '', '36']],
  ])('is %j', (cells) => {
    expect(isTotalRow(cells)).toBe(true);
  });

  it.each([
    [['Total']],
    [['Total Denizcilik', '12']],
    [['Total', 'info@total.example']],
    [['12', 'Total', 'A-12']],
    [['Sumatra', '4']],
    [['', '']],
  ])('is not %j', (cells) => {
    expect(isTotalRow(cells)).toBe(false);
  });

  it('is a company again when the fair has one of that name', async () => {
    expect((await read([['', 'Total', '', '24']], ['TOTAL'])).faults).toEqual([]);
  });
});
