/**
 * `npm run bench:growth`: how many times as long the product's responses take with a hundred times the data, on SQLite
 * and on PostgreSQL.
 *
 * Two servers hold the demo fair: one with some more companies, pages and products, one with a hundred times as many.
 * Requests go to both in turns, so that other load on the machine affects both; the quickest of each counts.
 */
import { ensureBuilt } from '../../app/setup.mjs';
import { startServer } from '../support/servers/start-server.ts';
import { growthRows, type Sizes } from './growth-rows.ts';
import { openPostgres } from './scale/open-postgres.ts';
import { atLength } from './short.ts';
import { storeGrowth } from './store-growth.ts';

ensureBuilt();

const WEBHOOK_SECRET = 'secret of the benchmark';
const SIZES: Sizes = atLength([100, 10_000], [5, 20]);

const measure = async (addressOf: (name: string) => Promise<string | undefined>) => {
  const desks = [];
  for (const count of SIZES) {
    const databaseUrl = await addressOf(`growth_${count}`);
    const env = { CONTENT_WEBHOOK_SECRET: WEBHOOK_SECRET, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const desk = await startServer({ env });
    await storeGrowth({ dataFolder: desk.dataFolder, ...(databaseUrl && { databaseUrl }) }, count);
    desks.push(desk);
  }
  const rows = await growthRows(desks, SIZES, WEBHOOK_SECRET);
  for (const desk of desks) await desk.remove();
  return rows;
};

console.log('On SQLite');
console.table(await measure(async () => undefined));
const postgres = await openPostgres();
console.log('On PostgreSQL');
console.table(await measure(postgres.create));
postgres.stop();
