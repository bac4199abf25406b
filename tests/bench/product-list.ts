/** `node tests/bench/product-list.ts`: the response time of the public lists with 100 and 100 000 products. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exhibitorSearch, findExhibitors, findProducts, productSearch } from '@fairdesk/core/profile';
import { eventIdOf } from '@fairdesk/core/shared';
import { openDatabase } from '#adapters/platform/database/open-database.ts';
import { openPlatform } from '#adapters/platform/index.ts';
import { createExhibitorDirectory } from '#adapters/profile/exhibitor-directory.ts';
import { createProductDirectory } from '#adapters/profile/product-directory.ts';
import { createEmbeddedHttp } from '#adapters/shared/http/embedded-http.ts';
import { quietLog } from '../support/quiet-log.ts';
import { PRODUCT_NOW, type StoredProductFair, storeProductFair } from '../support/worlds/product-fair.ts';
import { median } from './median.ts';
import { atLength } from './short.ts';

const SIZES = atLength([100, 100_000], [10, 100]);
const TRIES = atLength(15, 3);
const PER_COMPANY = 50;
const NAMES = ['Pump', 'Pipe', 'Quiet', 'Lock', 'Weir'];
const CATEGORIES = ['pumps', 'pipes', 'locks'];
/** Categories without products. */
const UNUSED = Array.from({ length: 100 }, (_, place) => `unused-${place}`);

const fairOf = (event: string, count: number, asksApproval: boolean): StoredProductFair => ({
  ...{ event, profileSettings: { asksApproval }, categories: [...CATEGORIES, ...UNUSED] },
  companies: Array.from({ length: Math.max(1, count / PER_COMPANY) }, (_, company) => ({
    ...{ id: `${event}-c${company}`, name: `Company ${company}`, type: 'EXHIBITOR', status: 'CONFIRMED' },
    ...{ publicationStatus: 'PUBLIC', isPublic: company % 10 > 0 || count <= PER_COMPANY * 2 },
    addresses: [{ type: 'DEFAULT', country: company % 2 ? 'NL' : 'TR' }],
    products: Array.from({ length: Math.min(count, PER_COMPANY) }, (_each, place) => {
      const number = company * PER_COMPANY + place;
      const current = {
        name: `${NAMES[number % NAMES.length]} ${(number * 7919) % count}`,
        ...{ from: '', until: '', isNovelty: number % 7 === 0, hasImage: number % 2 === 0 },
        categories: [CATEGORIES[number % CATEGORIES.length] ?? ''],
      };
      return { id: `${event}-p${number}`, current, status: null };
    }),
  })),
});

const LISTS = {
  'first page': {},
  'page 5': { page: '5' },
  'one word': { q: 'pump' },
  category: { category: 'pumps' },
  novelties: { new: '1' },
} as const;

const measure = async (run: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let turn = 0; turn < TRIES; turn += 1) {
    const started = performance.now();
    await run();
    times.push(performance.now() - started);
  }
  return median(times);
};

const dataFolder = mkdtempSync(join(tmpdir(), 'fairdesk-bench-'));
const { DATABASE_URL } = process.env;
const place = { dataFolder, ...(DATABASE_URL && { databaseUrl: DATABASE_URL }) };
const platform = await openPlatform({
  ...{ ...place, serviceUser: 'service', servicePassword: 'the service knows', layoutKey: 'key' },
  ...{ publicUrl: 'https://desk.example', log: quietLog, clock: () => PRODUCT_NOW },
});
const database = await openDatabase({ ...place, log: quietLog });
const events = SIZES.flatMap((count, size) =>
  [false, true].map((asksApproval) => ({
    event: `${900 + 2 * size + Number(asksApproval)}`,
    count,
    asksApproval,
  })),
);
for (const { event, count, asksApproval } of events)
  await database.write((query) => storeProductFair(query, fairOf(event, count, asksApproval)));

const http = createEmbeddedHttp(platform.call);
const products = createProductDirectory(http, () => PRODUCT_NOW);
const exhibitors = createExhibitorDirectory(http, () => PRODUCT_NOW);
const idOf = (event: string) => {
  const id = eventIdOf(event);
  if (id === undefined) throw new Error('There is no such event');
  return id;
};

const cached = new Map<string, { readonly products: unknown; readonly exhibitors: unknown }>();
const rows: Record<string, Record<string, string>> = {};
const compare = async (name: string, run: (event: string) => Promise<unknown>): Promise<void> => {
  for (const approval of [0, 1]) {
    const [small = 0, large = 0] = [
      await measure(() => run(events[approval]?.event ?? '')),
      await measure(() => run(events[2 + approval]?.event ?? '')),
    ];
    rows[`${name}${approval ? ', approved' : ''}`] = {
      [`${SIZES[0]}: ms`]: small.toFixed(2),
      [`${SIZES[1]}: ms`]: large.toFixed(2),
      ratio: (large / small).toFixed(1),
    };
  }
};
/** Without the filters, which the server computes once a minute. */
const shared = <Directory extends { facets: unknown }>(directory: Directory, facets: unknown): Directory => ({
  ...directory,
  facets: () => facets,
});
for (const [name, query] of Object.entries(LISTS)) {
  await compare(name, async (event) => {
    const known = shared(products, (await facetsOf(event)).products);
    const search = productSearch(query);
    const category = search.category && `${event}-${search.category}`;
    const found = await findProducts(known)(idOf(event), 'en', { ...search, category });
    if (found.isErr()) throw new Error(JSON.stringify(found.error));
  });
}
for (const [name, query] of Object.entries({ exhibitors: {}, country: { country: 'NL' }, new: { new: '1' } }))
  await compare(`exhibitors: ${name}`, async (event) => {
    const known = shared(exhibitors, (await facetsOf(event)).exhibitors);
    await findExhibitors(known)(idOf(event), 'en', exhibitorSearch(query));
  });
await compare('filters of products', async (event) => await products.facets(idOf(event), 'en'));
console.table(rows);
await database.close();
await platform.close();
rmSync(dataFolder, { recursive: true });

async function facetsOf(event: string) {
  const known = cached.get(event);
  if (known) return known;
  const both = {
    products: products.facets(idOf(event), 'en'),
    exhibitors: exhibitors.facets(idOf(event), 'en'),
  };
  await Promise.all([both.products, both.exhibitors]);
  cached.set(event, both);
  return both;
}
