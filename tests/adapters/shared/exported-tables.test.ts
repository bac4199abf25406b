import { plainCell } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { readCsv } from '#adapters/platform/dataset/read/read-csv.ts';
import { csvTable } from '#adapters/shared/tables/csv-table.ts';
import { readWorkbook } from '#adapters/shared/tables/read-workbook.ts';
import { xlsxTable } from '#adapters/shared/tables/xlsx-table.ts';

/** Texts that people type, some of which a spreadsheet would evaluate. */
const cells = fc
  .tuple(
    fc.constantFrom('', '=', '+', '-', '@', '＝', '"', ';', "'", "'=", "''+", "'＠"),
    fc.string({ unit: fc.constantFrom(...'aZ09 çİışğÇ;,"&<>\'+49=') }),
  )
  .map(([start, text]) => `${start}${text}`.trim())
  .filter((text) => text !== '');
const tables = fc
  .integer({ min: 1, max: 4 })
  .chain((width) =>
    fc.array(fc.array(cells, { minLength: width, maxLength: width }), { minLength: 2, maxLength: 6 }),
  );

describe('an exported table', () => {
  it.prop([tables, fc.constantFrom(';' as const, ',' as const)])(
    'is read back from CSV, cell by cell, and no cell of it is a formula',
    (table, separator) => {
      const text = csvTable(table, separator);
      const { header, rows } = readCsv(text, { separator })._unsafeUnwrap();
      const raw = [header, ...rows.map((row) => row.cells)];
      expect(raw.map((row) => row.map(plainCell))).toEqual(table);
      for (const cell of raw.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
    },
  );

  it.prop([tables], { numRuns: 20 })('is read back from a workbook, cell by cell', async (table) => {
    const read = await readWorkbook(await xlsxTable(table, 'List'));
    const rows = 'rows' in read ? read.rows : expect.fail(read.fault);
    expect(rows.map((row) => row.map(plainCell))).toEqual(table);
  });

  it.prop([tables], { numRuns: 10 })('has the same bytes each time it is written', async (table) => {
    expect(await xlsxTable(table, 'List')).toEqual(await xlsxTable(table, 'List'));
  });

  it('lets other requests continue while a long workbook is written', async () => {
    const rows = Array.from({ length: 1_000 }, (_, row) => [`Company ${row}`, row, 'Hall 8']);
    let turns = 0;
    let isWriting = true;
    const turn = () => {
      turns += 1;
      if (isWriting) setImmediate(turn);
    };
    turn();
    const bytes = await xlsxTable([['Name', 'Number', 'Hall'], ...rows], 'List');
    isWriting = false;
    expect(turns).toBeGreaterThan(rows.length / 50);
    expect(await readWorkbook(bytes)).toMatchObject({
      rows: [['Name', 'Number', 'Hall'], ...rows.map((row) => row.map(String))],
    });
  });
});
