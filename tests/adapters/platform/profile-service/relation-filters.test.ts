import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, expect } from 'vitest';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import {
  listOf,
  maker,
  openTestPlatform,
  type ResourceObject,
  type TestPlatform,
} from '#tests/support/worlds/test-platform.ts';

const CODES = ['stand', 'badge', 'logo'];
const STATUSES = ['OPEN', 'CLOSED'];
const PEOPLE = ['anna@bakery.example', 'berk@bakery.example'];

/** A company in the test's model. */
interface Company {
  readonly tasks: readonly { readonly code: string; readonly status: string }[];
  readonly people: readonly string[];
  readonly categories: readonly string[];
}

/** Sixteen companies that cover all combinations. */
const companies: readonly Company[] = Array.from({ length: 16 }, (_, index) => ({
  tasks: CODES.slice(0, index % 4).map((code, place) => ({
    code,
    status: STATUSES[(index + place) % 2] ?? 'OPEN',
  })),
  people: PEOPLE.filter((_person, place) => (index >> place) % 2 === 1),
  categories: ['bulbs', 'seeds'].filter((_category, place) => (index >> (place + 2)) % 2 === 1),
}));

/** A filter, and the same condition in TypeScript. */
interface Sentence {
  readonly filter: unknown;
  readonly means: (company: Company) => boolean;
}

describeEachDatabase('filters through relations', (newPlace) => {
  let desk: TestPlatform;
  let event: ResourceObject;
  const categories = new Map<string, ResourceObject>();
  const made = new Map<string, Company>();
  beforeAll(async () => {
    desk = await openTestPlatform(await newPlace());
    const { make, event: newEvent, participation } = maker(desk);
    event = await newEvent({ slug: 'horti' });
    const other = await newEvent({ slug: 'other' });
    for (const name of ['bulbs', 'seeds'])
      categories.set(name, await make('categories', { name, level: 'main' }, { event }));
    const stranger = await participation(other, { slug: 'stranger' });
    await make(
      'event-permissions',
      { email: PEOPLE[0], role: 'owner' },
      { event: other, participation: stranger },
    );
    for (const company of companies) {
      const { id, type } = await participation(event);
      made.set(id, company);
      const owner = { participation: { id, type, attributes: {} } };
      for (const task of company.tasks) await make('tasks', task, owner);
      for (const email of company.people)
        await make('event-permissions', { email, role: 'editor' }, { event, ...owner });
      const data = company.categories.map((name) => ({ type: 'categories', id: categories.get(name)?.id }));
      await desk.call('PATCH', `/participations/${id}`, {
        data: { relationships: { categories: { data } } },
      });
    }
  });
  afterAll(() => desk.platform.close());

  const sentences: fc.Arbitrary<Sentence> = fc.oneof(
    fc.tuple(fc.constantFrom(...CODES), fc.constantFrom(...STATUSES)).map(
      ([code, status]): Sentence => ({
        filter: {
          name: 'tasks',
          op: 'any',
          val: {
            and: [
              { name: 'code', op: 'eq', val: code },
              { name: 'status', op: 'eq', val: status },
            ],
          },
        },
        means: ({ tasks }) => tasks.some((task) => task.code === code && task.status === status),
      }),
    ),
    fc.constantFrom(...STATUSES).map(
      (status): Sentence => ({
        filter: { name: 'tasks', op: 'any', val: { name: 'status', op: 'eq', val: status } },
        means: ({ tasks }) => tasks.some((task) => task.status === status),
      }),
    ),
    fc.subarray([...PEOPLE, 'nobody@bakery.example']).map(
      (emails): Sentence => ({
        filter: { name: 'event-permissions', op: 'any', val: { name: 'email', op: 'in', val: emails } },
        means: ({ people }) => people.some((person) => emails.includes(person)),
      }),
    ),
    fc.constantFrom('bulbs', 'seeds').map(
      (name): Sentence => ({
        filter: {
          name: 'categories',
          op: 'any',
          val: { name: 'name', op: 'ilike', val: `%${name.toUpperCase()}` },
        },
        means: (company) => company.categories.includes(name),
      }),
    ),
    fc.constantFrom('bulbs', 'seeds').map(
      (name): Sentence => ({
        filter: { name: 'categories', op: 'eq', val: `category:${name}` },
        means: (company) => company.categories.includes(name),
      }),
    ),
    fc.constantFrom('horti', 'other').map(
      (slug): Sentence => ({
        filter: { name: 'event.slug', op: 'eq', val: slug },
        means: () => slug === 'horti',
      }),
    ),
    fc.constantFrom('Horti Fair', 'None').map(
      (name): Sentence => ({
        filter: { name: 'event', op: 'has', val: { name: 'name', op: 'eq', val: name } },
        means: () => name === 'Horti Fair',
      }),
    ),
    fc
      .boolean()
      .map((val): Sentence => ({ filter: { name: 'account', op: 'is_null', val }, means: () => val })),
  );

  /** The ids of categories are known only after their creation. */
  const withIds = (filter: unknown): string =>
    JSON.stringify(filter).replaceAll(/category:(\w+)/g, (_, name) => categories.get(name)?.id ?? '');

  it.prop([fc.array(sentences, { minLength: 1, maxLength: 3 }), fc.boolean()])(
    'find exactly the companies that match all conditions, or any of them',
    async (parts, isAll) => {
      const filters = parts.map(({ filter }) => filter);
      const scope = { name: 'event', op: 'eq', val: event.id };
      const filter = withIds(isAll ? [scope, ...filters] : [scope, { or: filters }]);
      const reply = await desk.call(
        'GET',
        `/participations?${new URLSearchParams({ filter, 'page[limit]': '100' })}`,
      );
      const meets = (company: Company) => parts[isAll ? 'every' : 'some'](({ means }) => means(company));
      const wanted = [...made].filter(([, company]) => meets(company)).map(([id]) => id);
      expect(new Set(listOf(reply).data.map(({ id }) => id))).toEqual(new Set(wanted));
    },
  );
});
