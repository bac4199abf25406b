import { sql } from 'kysely';
import { readFair } from '../../shared/resources/company-standing.ts';
import type { Query } from '../database/open-database.ts';
import { type CompanyRange, eventOf } from './companies.ts';
import type { Turns } from './turns.ts';

/** Companies of an event, and a stamp that changes with them. */
export interface CompanySlice extends CompanyRange {
  /**
   * Changes with the range, the event, the companies, their products, stands and categories, and each day in the
   * event's time zone.
   */
  readonly stamp: string;
  /** The number of companies. */
  readonly count: number;
}

/** All companies of an event in slices of a size, by their ids. */
export const companySlices = async (
  query: Query,
  eventId: string,
  { now, size, turns }: { readonly now: Date; readonly size: number; readonly turns: Turns },
): Promise<readonly CompanySlice[]> => {
  const event = await eventOf(query, eventId);
  const ofAll = [readFair(event, now).today, event?.attributes.version];
  const slices: CompanySlice[] = [];
  for await (const { count, ...range } of rangesOf(query, eventId, size)) {
    const sums = [];
    for (const changesIn of KINDS) {
      const { count, versions, latest, pictures } = await changesIn(query, range).executeTakeFirstOrThrow();
      sums.push(Number(count), Number(versions), latest, Number(pictures));
      await turns.pause();
    }
    slices.push({ ...range, count, stamp: JSON.stringify([...ofAll, range, sums]) });
  }
  return slices;
};

const rangesOf = async function* (
  query: Query,
  eventId: string,
  size: number,
): AsyncGenerator<CompanyRange & Pick<CompanySlice, 'count'>> {
  for (let after = ''; ; ) {
    const ids = await query
      .selectFrom('participations')
      .select('id')
      .where('eventId', '=', eventId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(size)
      .execute();
    const last = ids.at(-1)?.id;
    if (last === undefined) return;
    yield { eventId, after, last, count: ids.length };
    after = last;
  }
};

const companiesIn = (query: Query, { eventId, after, last }: CompanyRange) =>
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
  (query: Query, range: CompanyRange) => companiesIn(query, range).select(changes('participations')),
  (query: Query, range: CompanyRange) =>
    companiesIn(query, range)
      .innerJoin('products', 'products.participationId', 'participations.id')
      .leftJoin('images', 'images.productId', 'products.id')
      .select(changes('products', sql<number>`count(images.id)`)),
  (query: Query, range: CompanyRange) =>
    companiesIn(query, range)
      .innerJoin('stands', 'stands.participationId', 'participations.id')
      .select(changes('stands')),
  (query: Query, range: CompanyRange) =>
    companiesIn(query, range)
      .innerJoin('participationCategories', 'participationCategories.participationId', 'participations.id')
      .innerJoin('categories', 'categories.id', 'participationCategories.categoryId')
      .select(changes('categories')),
] as const;
