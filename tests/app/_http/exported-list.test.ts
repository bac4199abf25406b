import type { ListExports, ListPart } from '@fairdesk/core/organiser';
import type { Failure } from '@fairdesk/core/shared';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from '#adapters/shared/tables/read-workbook.ts';
import { exportedList } from '#app/_http/exported-list.ts';

const MIDNIGHT = '2026-11-23T00:00:00.000Z';
const news = (company: string, header: string) => [
  ...[company, header, '', '', 'ada@kas.example', '', MIDNIGHT, ''],
];

const FIRST: ListPart = { rows: [news('Kas; en Co', '=1+1')], next: 'more' };
const LAST: ListPart = { rows: [news('Zulu', 'Çiçek')] };

const lists: ListExports = { part: (_list, after) => okAsync(after === undefined ? FIRST : LAST) };
const broken: ListExports = {
  part: (_list, after) =>
    after === undefined ? okAsync(FIRST) : errAsync<ListPart, Failure>({ kind: 'unavailable', request: 'x' }),
};

const bytesOf = async (from: ListExports, format: 'csv' | 'xlsx', language: 'en' | 'nl') => {
  const file = (await exportedList(from, { list: 'news', format, language }))._unsafeUnwrap();
  return new Uint8Array(
    await new Response(
      file.bytes instanceof ReadableStream ? file.bytes : new Uint8Array(file.bytes),
    ).arrayBuffer(),
  );
};

describe('exportedList', () => {
  it.each([
    ['en', ',', 'Kas; en Co'],
    ['nl', ';', 'Kas; en Co'],
  ] as const)(
    'writes CSV of every part in %s, with its separator, and no formula',
    async (language, separator, company) => {
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
        await bytesOf(lists, 'csv', language),
      );
      const [head, first, second, ...rest] = text.split('\r\n');
      expect(head?.startsWith('\ufeff')).toBe(true);
      expect(head?.split(separator)).toHaveLength(8);
      expect(first).toContain(`"${company}"${separator}'=1+1`);
      expect(second).toContain(`Zulu${separator}Çiçek`);
      expect(second?.split(separator).slice(-2)).toEqual(['2026-11-23', '']);
      expect(rest).toEqual(['']);
    },
  );

  it('writes a workbook of every part', async () => {
    const table = await readWorkbook(await bytesOf(lists, 'xlsx', 'en'));
    expect(JSON.stringify(table)).toContain('Çiçek');
    expect(JSON.stringify(table)).toContain('=1+1');
  });

  it('breaks off when a later part cannot be read', async () => {
    await expect(bytesOf(broken, 'csv', 'en')).rejects.toThrow('rest of the list');
    await expect(bytesOf(broken, 'xlsx', 'en')).rejects.toThrow('rest of the list');
  });
});
