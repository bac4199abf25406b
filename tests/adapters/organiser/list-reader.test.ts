import { describe, expect, it } from 'vitest';
import { listReader } from '#adapters/organiser/list-reader.ts';
import { textCell, workbookOf } from '#tests/support/worlds/workbook.ts';

const read = async (bytes: Uint8Array) =>
  (await listReader.read('list', bytes)).match(
    (list) => list,
    (failure) => (failure.kind === 'rejected' ? failure.fields.map(({ code }) => code) : failure),
  );

/** The container of old workbooks, and of new ones with a password. */
const container = (...streams: readonly string[]) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(600),
    ...streams.map((name) => Buffer.from(name, 'utf16le')),
  ]);

const XML = '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>';

describe('a list of exhibitors', () => {
  it.each([
    ['an old workbook', container('Root Entry', 'Workbook'), 'import-old-workbook'],
    ['a workbook with a password', container('EncryptionInfo', 'EncryptedPackage'), 'import-old-workbook'],
    ['a web page named .xls', Buffer.from('\ufeff\r\n<html><table><tr><td>Company'), 'import-not-a-workbook'],
    ['a workbook of 2003 as XML', Buffer.from(XML), 'import-not-a-workbook'],
    ['a web page in UTF-16', Buffer.from('\ufeff<html><table>', 'utf16le'), 'import-not-a-workbook'],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ', 'latin1'), 'import-not-a-workbook'],
  ])('is not read from %s', async (_, bytes, code) => {
    expect(await read(bytes)).toEqual([code]);
  });

  it('is read from the chosen sheet', async () => {
    const sheets = ['One', 'Two'].map((name) => ({
      name,
      rows: `<row r="1">${textCell('A1', `Company ${name}`)}</row>`,
    }));
    const bytes = workbookOf(sheets);
    const names = { sheets: ['One', 'Two'] };
    expect(await read(bytes)).toMatchObject({ ...names, sheet: 0, source: { rows: [['Company One']] } });
    expect((await listReader.read('list', bytes, { sheet: 1 }))._unsafeUnwrap()).toMatchObject({
      ...{ ...names, sheet: 1, source: { rows: [['Company Two']] } },
    });
  });
});
