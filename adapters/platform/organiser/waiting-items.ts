import { WAITING_MAX, type WaitingItem, type WaitingList } from '@fairdesk/core/organiser';
import { IN_REVIEW } from '@fairdesk/core/profile';
import { readProfileSettings } from '../../shared/read-profile-settings.ts';
import type { Query } from '../database/open-database.ts';

/** What waits for approval at an event; nothing where the event requires none, because visitors see it then. */
export const waitingList = async (query: Query, event: string): Promise<WaitingList> => {
  if (!(await requiresApproval(query, event))) return { isRequired: false, total: 0, items: [] };
  const [products, news, count] = await Promise.all([
    waitingProducts(query, event).orderBy('since').orderBy('products.id').limit(WAITING_MAX).execute(),
    waitingNews(query, event).orderBy('since').orderBy('newsItems.id').limit(WAITING_MAX).execute(),
    countOf(query, event),
  ]);
  const items = [
    ...products.map((row) => toWaiting('product', row)),
    ...news.map((row) => toWaiting('news', row)),
  ];
  const sorted = items.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  return { isRequired: true, total: count, items: sorted.slice(0, WAITING_MAX) };
};

/** How many items the list of {@link waitingList} has in total. */
export const waitingCount = async (query: Query, event: string): Promise<number> =>
  (await requiresApproval(query, event)) ? countOf(query, event) : 0;

/** A waiting item of the event, or none. */
export const waitingItem = async (
  query: Query,
  event: string,
  kind: WaitingItem['kind'],
  id: string,
): Promise<WaitingItem | undefined> => {
  const row = await (kind === 'product'
    ? waitingProducts(query, event).where('products.id', '=', id).executeTakeFirst()
    : waitingNews(query, event).where('newsItems.id', '=', id).executeTakeFirst());
  return row && toWaiting(kind, row);
};

const requiresApproval = async (query: Query, event: string): Promise<boolean> => {
  const { profileSettings } = await query
    .selectFrom('events')
    .select('profileSettings')
    .where('id', '=', event)
    .executeTakeFirstOrThrow();
  return readProfileSettings({ profileSettings: JSON.parse(profileSettings ?? '{}') }).asksApproval;
};

const waitingProducts = (query: Query, event: string) =>
  query
    .selectFrom('products')
    .innerJoin('participations', 'participations.id', 'products.participationId')
    .select(['products.id', 'products.version', 'products.name as title'])
    .select(['participations.organizationName as company', 'participations.id as participation'])
    .select(({ fn, eb }) => [
      fn.coalesce('products.submittedAt', 'products.modified').as('since'),
      eb('products.approvedVersion', 'is', null).as('isNew'),
    ])
    .where('participations.eventId', '=', event)
    .where('products.publicationStatus', '=', IN_REVIEW);

const waitingNews = (query: Query, event: string) =>
  query
    .selectFrom('newsItems')
    .innerJoin('participations', 'participations.id', 'newsItems.participationId')
    .select(['newsItems.id', 'newsItems.version', 'newsItems.header as title'])
    .select(['participations.organizationName as company', 'participations.id as participation'])
    .select(({ fn, eb }) => [
      fn.coalesce('newsItems.submittedAt', 'newsItems.modified').as('since'),
      eb('newsItems.approvedVersion', 'is', null).as('isNew'),
    ])
    .where('participations.eventId', '=', event)
    .where('newsItems.publicationStatus', '=', IN_REVIEW);

const countOf = async (query: Query, event: string): Promise<number> => {
  const counts = await Promise.all(
    (['products', 'newsItems'] as const).map((table) =>
      query
        .selectFrom(table)
        .innerJoin('participations', 'participations.id', `${table}.participationId`)
        .select(({ fn }) => fn.countAll().as('count'))
        .where('participations.eventId', '=', event)
        .where(`${table}.publicationStatus`, '=', IN_REVIEW)
        .executeTakeFirstOrThrow(),
    ),
  );
  return counts.reduce((sum, { count }) => sum + Number(count), 0);
};

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof waitingProducts>['executeTakeFirst']>>>;

const toWaiting = (kind: WaitingItem['kind'], { version, isNew, ...row }: Row): WaitingItem => ({
  ...row,
  kind,
  version: String(version),
  isNew: Boolean(isNew),
});

const orderOf = ({ since, id }: WaitingItem): string => `${since} ${id}`;
