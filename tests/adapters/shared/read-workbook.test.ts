import { fc, it } from '@fast-check/vitest';
import { strToU8, zipSync } from 'fflate';
import { describe, expect } from 'vitest';
import { readWorkbook } from '#adapters/shared/read-workbook.ts';
import { xlsxTable } from '#adapters/shared/xlsx-table.ts';

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
    expect(await readWorkbook(await xlsxTable(rows, 'Sheet'))).toEqual({ rows });
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
});
