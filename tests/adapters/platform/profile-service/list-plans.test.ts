import { DatabaseSync, type SQLInputValue, StatementSync } from 'node:sqlite';
import { fc, it as property } from '@fast-check/vitest';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeEachDatabase, newFolder } from '#tests/support/servers/databases.ts';
import { listOf, maker, openTestPlatform, type TestPlatform } from '#tests/support/worlds/test-platform.ts';

const PUBLIC = [
  { name: 'status', op: 'eq', val: 'CONFIRMED' },
  { name: 'publicationStatus', op: 'eq', val: 'PUBLIC' },
  { name: 'isPublic', op: 'eq', val: true },
];
const pathOf = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query)}`;

/** Lists that are long at a large event, each with a page of it. */
const PAGES = {
  'public exhibitors': pathOf('/events/101/participations', {
    ...{ filter: JSON.stringify(PUBLIC), sort: 'name,id', 'page[limit]': '24' },
  }),
  'tasks of an event': pathOf('/events/101/task-definitions', { sort: 'sortIndex', 'page[limit]': '100' }),
  'values of exhibitors': pathOf('/events/101/exhibitor-values', {
    'filter[products]': JSON.stringify([{ name: 'isNovelty', op: 'eq', val: true }]),
  }),
};

describe('the plans of SQLite for pages of long lists', () => {
  const dataFolder = newFolder();
  let desk: TestPlatform;
  let event: string;
  beforeAll(async () => {
    desk = await openTestPlatform({ dataFolder });
    event = (await maker(desk).event()).id;
  }, 60_000);
  afterAll(() => desk?.platform.close());
  afterEach(() => vi.restoreAllMocks());

  /** How SQLite runs the statements of a request. */
  const plansOf = async (path: string): Promise<readonly string[]> => {
    const statements: (readonly [text: string, values: readonly SQLInputValue[]])[] = [];
    const original = StatementSync.prototype.all;
    vi.spyOn(StatementSync.prototype, 'all').mockImplementation(function (
      this: StatementSync,
      ...values: SQLInputValue[]
    ) {
      statements.push([this.sourceSQL, values]);
      return Reflect.apply(original, this, values);
    } as never);
    const { status } = await desk.call('GET', path.replace('101', event));
    vi.restoreAllMocks();
    expect(status).toBe(200);
    const file = new DatabaseSync(`${dataFolder}/fairdesk.sqlite`);
    const plans = statements.flatMap(([text, values]) =>
      file.prepare(`explain query plan ${text}`).all(...values),
    );
    file.close();
    return plans.map(({ detail }) => String(detail));
  };

  it.each(Object.entries(PAGES))('never scan a table or sort its rows: %s', async (_, path) => {
    const plans = await plansOf(path);
    expect(plans.length).toBeGreaterThan(0);
    const slow = plans.filter((plan) => /^SCAN (?!hop)|TEMP B-TREE FOR (?:LAST|ORDER)/.test(plan));
    expect(slow, plans.join('\n')).toEqual([]);
  });

  it('read rows that are named by their ids only', async () => {
    const filter = JSON.stringify([{ name: 'id', op: 'in', val: ['a', 'b'] }]);
    const plans = await plansOf(pathOf('/events/101/participations', { filter, sort: 'slug' }));
    const reads = plans.filter((plan) => plan.includes('participations'));
    expect(reads.length).toBeGreaterThan(0);
    for (const plan of reads) expect(plan).toMatch(/^SEARCH participations USING .*\(id=\?\)$/);
  });
});

describeEachDatabase('a list of an event by ids', (newPlace) => {
  let desk: TestPlatform;
  const ids = new Map<string, readonly string[]>();
  beforeAll(async () => {
    desk = await openTestPlatform(await newPlace());
    const { event, participation } = maker(desk);
    for (const fair of [await event(), await event()]) {
      const companies = [];
      for (let place = 0; place < 4; place += 1) companies.push((await participation(fair)).id);
      ids.set(fair.id, companies);
    }
  }, 60_000);
  afterAll(() => desk?.platform.close());

  property.prop([fc.nat(1), fc.infiniteStream(fc.boolean())], { numRuns: 25 })(
    'never has a row of another event',
    async (place, isNamed) => {
      const [event = '', own = []] = [...ids][place] ?? [];
      const named = [...ids.values()].flat().filter(() => isNamed.next().value);
      const filter = JSON.stringify([{ name: 'id', op: 'in', val: named }]);
      const found = listOf(await desk.call('GET', pathOf(`/events/${event}/participations`, { filter })));
      expect(found.data.map(({ id }) => id).toSorted()).toEqual(
        own.filter((id) => named.includes(id)).toSorted(),
      );
    },
  );
});
