import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { fold } from '#adapters/platform/database/fold.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import {
  faultsOf,
  listOf,
  maker,
  openTestPlatform,
  type ResourceObject,
  type TestPlatform,
} from '#tests/support/worlds/test-platform.ts';

const NAMES = [
  'Çiçek',
  'cicek',
  'Ärger',
  'zebra',
  'Zebra',
  'IŞIK',
  'ışık',
  '',
  'a%b',
  'a_b',
  'a\\b',
  'a\\b\\',
];

/** Companies of one event, with few enough distinct values for every filter to match some of them. */
const companies = Array.from({ length: 37 }, (_, index) => ({
  organizationName: `${NAMES[index % NAMES.length] || 'Nameless'}`,
  slug: index % 5 === 0 ? null : `slug-${index}`,
  status: index % 3 === 0 ? 'CONFIRMED' : 'DRAFT',
  isPublic: index % 2 === 0,
  fillFactor: index % 4 === 0 ? null : index % 7,
  city: index % 3,
}));

type Company = (typeof companies)[number];

/** Compares as the database must: by code point, with nulls last. */
const compare = (one: unknown, other: unknown): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)));
};

const leaves = fc.oneof(
  fc
    .tuple(fc.constantFrom('eq', 'ne', 'gt', 'ge', 'lt', 'le'), fc.integer({ min: -1, max: 7 }))
    .map(([op, val]) => ({ name: 'fillFactor', op, val })),
  fc.constantFrom('CONFIRMED', 'DRAFT', 'other').map((val) => ({ name: 'status', op: 'eq', val })),
  fc.boolean().map((val) => ({ name: 'isPublic', op: 'eq', val })),
  fc.boolean().map((val) => ({ name: 'slug', op: 'is_null', val })),
  fc
    .tuple(fc.constantFrom('in', 'notin'), fc.subarray(companies.flatMap(({ slug }) => slug ?? [])))
    .map(([op, val]) => ({ name: 'slug', op, val })),
  fc.constantFrom(...NAMES, 'a%', '%c%').map((val) => ({ name: 'organizationName', op: 'eq', val })),
);

interface Leaf {
  readonly name: string;
  readonly op: string;
  readonly val: unknown;
}
type Tree = Leaf | { readonly and: readonly Tree[] } | { readonly or: readonly Tree[] };

const trees = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    leaves,
    fc.record({ and: fc.array(tie('tree'), { maxLength: 3 }) }),
    fc.record({ or: fc.array(tie('tree'), { maxLength: 3 }) }),
  ),
})).tree;

/** An independent evaluation of a filter. A comparison with null is never true. */
const meets = (company: Company, tree: Tree): boolean => {
  if ('and' in tree) return tree.and.every((each) => meets(company, each));
  if ('or' in tree) return tree.or.some((each) => meets(company, each));
  const cell = company[tree.name as keyof Company];
  if (tree.op === 'is_null') return (cell === null) === tree.val;
  if (Array.isArray(tree.val) && tree.val.length === 0) return tree.op === 'notin';
  if (cell === null) return false;
  if (Array.isArray(tree.val)) return tree.val.includes(cell) === (tree.op === 'in');
  const order = typeof cell === 'boolean' ? Number(cell !== tree.val) : compare(cell, tree.val);
  return (
    { eq: order === 0, ne: order !== 0, gt: order > 0, ge: order >= 0, lt: order < 0, le: order <= 0 }[
      tree.op
    ] ?? false
  );
};

const SORTABLE = ['organizationName', 'slug', 'status', 'fillFactor', 'id'] as const;
const sorts = fc.uniqueArray(fc.tuple(fc.constantFrom(...SORTABLE), fc.boolean()), {
  selector: ([name]) => name,
  maxLength: 3,
});

describeEachDatabase('lists of the profile service', (newPlace) => {
  let desk: TestPlatform;
  let event: ResourceObject;
  const made = new Map<string, Company>();
  beforeAll(async () => {
    desk = await openTestPlatform(await newPlace());
    const { event: newEvent, participation } = maker(desk);
    event = await newEvent();
    for (const company of companies) {
      const { city: _, ...attributes } = company;
      made.set((await participation(event, attributes)).id, company);
    }
  });
  afterAll(() => desk.platform.close());

  const ask = (parameters: Record<string, string>) =>
    desk.call('GET', `/events/${event.id}/participations?${new URLSearchParams(parameters)}`);

  it.prop([trees])('contain exactly what the filter matches', async (tree) => {
    const filter = JSON.stringify([tree]);
    const { data, meta } = listOf(await ask({ filter, 'page[limit]': '100' }));
    const wanted = [...made].filter(([, company]) => meets(company, tree)).map(([id]) => id);
    expect(new Set(data.map(({ id }) => id))).toEqual(new Set(wanted));
    expect(meta.total).toBe(wanted.length);
  });

  it.prop([sorts, fc.integer({ min: 1, max: 15 })])(
    'are split into pages that contain every row once, in order',
    async (keys, limit) => {
      const sort = keys.map(([name, descending]) => `${descending ? '-' : ''}${name}`).join(',');
      const ids: string[] = [];
      for (let offset = 0; offset < companies.length; offset += limit) {
        const page = listOf(
          await ask({ sort, 'page[limit]': String(limit), 'page[offset]': String(offset) }),
        );
        expect(page.meta.total).toBe(companies.length);
        ids.push(...page.data.map(({ id }) => id));
      }
      const byKeys = (one: string, other: string): number => {
        for (const [name, descending] of keys) {
          const order = compare(sortCell(one, name), sortCell(other, name));
          if (order !== 0) return descending ? -order : order;
        }
        return compare(one, other);
      };
      expect(ids).toEqual([...made.keys()].sort(byKeys));
    },
  );

  const sortCell = (id: string, name: (typeof SORTABLE)[number]) => {
    const company = made.get(id) as Company;
    if (name === 'id') return id;
    return name === 'organizationName' ? fold(company.organizationName) : company[name];
  };

  it('match names regardless of case and accents', async () => {
    const filter = JSON.stringify([{ name: 'organizationName', op: 'ilike', val: '%ÇICEK' }]);
    const names = listOf(await ask({ filter })).data.map(({ attributes }) => attributes.organizationName);
    expect(new Set(names)).toEqual(new Set(['Çiçek', 'cicek']));
  });

  it('treat % and _ as wildcards and the backslash literally', async () => {
    const count = async (val: string) =>
      listOf(await ask({ filter: JSON.stringify([{ name: 'organizationName', op: 'like', val }]) })).meta
        .total;
    expect(await count('a_b')).toBe(
      companies.filter(({ organizationName }) => /^a.b$/.test(organizationName)).length,
    );
    expect(await count('a\\b')).toBe(
      companies.filter(({ organizationName }) => organizationName === 'a\\b').length,
    );
    expect(await count('a\\b\\')).toBe(
      companies.filter(({ organizationName }) => organizationName === 'a\\b\\').length,
    );
    expect(await count('Z%')).toBe(
      companies.filter(({ organizationName }) => organizationName === 'Zebra').length,
    );
  });

  describe('pages', () => {
    it('have ten rows by default, and a hundred at most', async () => {
      expect(listOf(await ask({})).data).toHaveLength(10);
      expect(listOf(await ask({ 'page[limit]': '5000' })).data).toHaveLength(companies.length);
    });

    it.each(['-1', 'ten', '', '1.5', '1e3'])('reject a limit of %j', async (limit) => {
      expect(faultsOf(await ask({ 'page[limit]': limit }))).toEqual(['page page[limit]']);
    });

    it('link to the next and the previous page until there is none', async () => {
      let path: string | null = `/api/v0.1/events/${event.id}/participations?page[limit]=9&sort=slug`;
      const ids: string[] = [];
      while (path !== null) {
        const reply = await desk.send('GET', path, undefined, { authorization: `Bearer ${desk.token}` });
        ids.push(...listOf(reply).data.map(({ id }) => id));
        path = (reply.body as { links: { next: string | null } }).links.next;
      }
      expect(new Set(ids).size).toBe(companies.length);
    });
  });
});
