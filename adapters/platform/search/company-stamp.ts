import { sql } from 'kysely';
import { readFair } from '../../shared/company-standing.ts';
import type { Query } from '../database/open-database.ts';
import { eventOf } from './companies.ts';
import type { Turns } from './turns.ts';

/** Companies per read. */
const SLICE = 250;

/**
 * A stamp that changes with the event, its companies, their products, stands and categories, and each day in the
 * event's time zone. Reads a slice of the companies at a time.
 */
export const companyStamp = async (
  query: Query,
  eventId: string,
  now: Date,
  { pause }: Turns,
): Promise<string> => {
  const event = await eventOf(query, eventId);
  const sums = KINDS.map(() => ({ count: 0, versions: 0, pictures: 0, latest: '' }));
  for await (const slice of slicesOf(query, eventId)) {
    for (const [place, changesIn] of KINDS.entries()) {
      const { count, versions, pictures, latest } = await changesIn(query, slice).executeTakeFirstOrThrow();
      const sum = sums[place];
      if (sum === undefined) continue;
      sum.count += Number(count);
      sum.versions += Number(versions);
      sum.pictures += Number(pictures);
      if (latest !== null && latest > sum.latest) sum.latest = latest;
      await pause();
    }
  }
  return JSON.stringify([readFair(event, now).today, event?.attributes.version, ...sums]);
};

/** The companies of an event after one id, up to another. */
interface Slice {
  readonly eventId: string;
  readonly after: string;
  readonly last: string;
}

const slicesOf = async function* (query: Query, eventId: string): AsyncGenerator<Slice> {
  for (let after = ''; ; ) {
    const ids = await query
      .selectFrom('participations')
      .select('id')
      .where('eventId', '=', eventId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(SLICE)
      .execute();
    const last = ids.at(-1)?.id;
    if (last === undefined) return;
    yield { eventId, after, last };
    after = last;
  }
};

const companiesIn = (query: Query, { eventId, after, last }: Slice) =>
  query
    .selectFrom('participations')
    .where('participations.eventId', '=', eventId)
    .where('participations.id', '>', after)
    .where('participations.id', '<=', last);

const changes = (table: 'participations' | 'products' | 'stands' | 'categories', pictures = sql<number>`0`) =>
  [
    sql<number>`count(*)`.as('count'),
    sql<number>`coalesce(sum(${sql.ref(`${table}.version`)}), 0)`.as('versions'),
    sql<string | null>`max(${sql.ref(`${table}.modified`)})`.as('latest'),
    pictures.as('pictures'),
  ] as const;

const KINDS = [
  (query: Query, slice: Slice) => companiesIn(query, slice).select(changes('participations')),
  (query: Query, slice: Slice) =>
    companiesIn(query, slice)
      .innerJoin('products', 'products.participationId', 'participations.id')
      .leftJoin('images', 'images.productId', 'products.id')
      .select(changes('products', sql<number>`count(images.id)`)),
  (query: Query, slice: Slice) =>
    companiesIn(query, slice)
      .innerJoin('stands', 'stands.participationId', 'participations.id')
      .select(changes('stands')),
  (query: Query, slice: Slice) =>
    companiesIn(query, slice)
      .innerJoin('participationCategories', 'participationCategories.participationId', 'participations.id')
      .innerJoin('categories', 'categories.id', 'participationCategories.categoryId')
      .select(changes('categories')),
] as const;
