import {
  type ExhibitorPage,
  type ExhibitorQuery,
  exhibitorParams,
  withFilter,
} from '@fairdesk/core/organiser';
import {
  anyExhibitorQuery,
  anyStoredCompany,
  anyTaskRules,
  EXHIBITOR_NOW,
  memoryExhibitorList,
} from '@fairdesk/core/testing';
import { fc } from '@fast-check/vitest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressFrom } from '#adapters/platform/address.ts';
import { fold } from '#adapters/platform/database/fold.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { createDiskStore } from '#adapters/platform/files/file-store.ts';
import { exhibitorsArea } from '#adapters/platform/organiser/exhibitors/exhibitors-area.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { CATEGORY_LEVELS, storeFair } from '../store-fair.ts';

const anyFair = fc.record({
  tasks: anyTaskRules,
  companies: fc.array(anyStoredCompany(CATEGORY_LEVELS.length), { maxLength: 70 }),
});
const anyQueries = fc.array(anyExhibitorQuery(CATEGORY_LEVELS), { minLength: 5, maxLength: 8 });

describeEachDatabase('the list of exhibitors', (newPlace) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ ...(await newPlace()), log: quietLog });
  });
  afterAll(() => database.close());

  const area = () =>
    exhibitorsArea({
      database,
      files: createDiskStore('.data/files'),
      mailer: { wake: async () => {} },
      publicUrl: 'https://desk.example',
      clock: () => EXHIBITOR_NOW,
    });
  const pageOf = async (event: string, query: ExhibitorQuery, after?: string): Promise<ExhibitorPage> => {
    const params = new URLSearchParams({ ...exhibitorParams(query), ...(after && { after }) });
    const request = {
      method: 'GET',
      url: addressFrom('/', params),
      headers: new Headers(),
      body: undefined as never,
      isTrusted: true,
    };
    const { status, body } = await area()({ event, actor: 'staff@fair.example', path: [], request });
    expect(status).toBe(200);
    return body as ExhibitorPage;
  };
  const allPages = async (event: string, query: ExhibitorQuery) => {
    const pages = [await pageOf(event, query)];
    for (let next = pages[0]?.next; next !== undefined; next = pages.at(-1)?.next)
      pages.push(await pageOf(event, query, next));
    return pages;
  };

  it('finds and sorts as the rules in memory do, each exhibitor on exactly one page', async () => {
    await fc.assert(
      fc.asyncProperty(anyFair, anyQueries, async ({ tasks, companies }, queries) => {
        const { event, categories, exhibitors } = await storeFair(database, tasks, companies);
        const memory = memoryExhibitorList(exhibitors, { tasks, now: EXHIBITOR_NOW, fold });
        for (const each of queries) {
          const category = new Map(CATEGORY_LEVELS.map((name, level) => [name, categories[level]])).get(
            each.filter.category ?? '',
          );
          const query = category === undefined ? each : withFilter(each, { category });
          const pages = await allPages(event, query);
          let after: string | undefined;
          for (const page of pages) {
            const wanted = (await memory.page(query, after))._unsafeUnwrap();
            expect(page).toEqual(wanted);
            after = wanted.next;
          }
          const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => id));
          expect(new Set(ids).size).toBe(ids.length);
          expect(ids.length).toBe(pages[0]?.total);
        }
      }),
      { numRuns: 25 },
    );
  });
});
