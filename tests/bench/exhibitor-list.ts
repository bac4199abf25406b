/** `node tests/bench/exhibitor-list.ts`: the response time of the organiser's list with 100 and 10 000 exhibitors. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressFrom } from '#adapters/platform/address.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { createDiskStore } from '#adapters/platform/files/file-store.ts';
import { exhibitorsArea } from '#adapters/platform/organiser/exhibitors/exhibitors-area.ts';
import { quietLog } from '../support/quiet-log.ts';
import { EXHIBITOR_LISTS } from './exhibitor-lists.ts';
import { median } from './median.ts';
import { atLength } from './short.ts';
import { LIST_NOW, storeExhibitors } from './store-exhibitors.ts';

const SIZES = atLength([100, 10_000], [10, 100]);
const TRIES = atLength(60, 5);

const measure = async (database: Database, event: string, address: string): Promise<number> => {
  const area = exhibitorsArea({
    database,
    files: createDiskStore('.data/files'),
    mailer: { wake: async () => {} },
    publicUrl: 'https://fair.example',
    clock: () => LIST_NOW,
  });
  const times: number[] = [];
  for (let turn = 0; turn < TRIES; turn += 1) {
    const url = addressFrom('/', new URLSearchParams(address));
    const started = performance.now();
    const request = { method: 'GET', url, headers: new Headers(), body: undefined as never, isTrusted: true };
    await area({ event, actor: 'staff@fair.example', path: [], request });
    times.push(performance.now() - started);
  }
  return median(times);
};

const dataFolder = mkdtempSync(join(tmpdir(), 'fairdesk-bench-'));
const { DATABASE_URL } = process.env;
const place = { dataFolder, ...(DATABASE_URL && { databaseUrl: DATABASE_URL }) };
const database = await openDatabase({ ...place, log: quietLog });
for (const [index, count] of SIZES.entries())
  await database.write((query) => storeExhibitors(query, String(901 + index), count));

const rows: Record<string, Record<string, string>> = {};
for (const [name, address] of Object.entries(EXHIBITOR_LISTS)) {
  const [small = 0, large = 0] = [
    await measure(database, '901', address),
    await measure(database, '902', address),
  ];
  rows[name] = {
    [`${SIZES[0]}: ms`]: small.toFixed(2),
    [`${SIZES[1]}: ms`]: large.toFixed(2),
    ratio: (large / small).toFixed(1),
  };
}
console.table(rows);
await database.close();
rmSync(dataFolder, { recursive: true });
