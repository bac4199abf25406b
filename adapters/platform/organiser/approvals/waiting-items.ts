import { createHash } from 'node:crypto';
import { type ApprovalKind, WAITING_MAX, type WaitingItem, type WaitingList } from '@fairdesk/core/organiser';
import { IN_REVIEW } from '@fairdesk/core/profile';
import { readProfileSettings } from '../../../shared/resources/read-profile-settings.ts';
import type { Query } from '../../database/open-database.ts';

/** What waits for approval at an event; nothing of a kind that requires none, because visitors see it then. */
export const waitingList = async (query: Query, event: string): Promise<WaitingList> => {
  const required = await requiredKinds(query, event);
  if (required.length === 0) return { isRequired: false, total: 0, items: [] };
  const [items, count] = await Promise.all([
    Promise.all(required.map((kind) => ITEMS[kind](query, event))),
    countOf(query, event, required),
  ]);
  const sorted = items.flat().toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  return { isRequired: true, total: count, items: sorted.slice(0, WAITING_MAX) };
};

/** How many items the list of {@link waitingList} has in total. */
export const waitingCount = async (query: Query, event: string): Promise<number> =>
  countOf(query, event, await requiredKinds(query, event));

/** A waiting item of the event, or none. */
export const waitingItem = async (
  query: Query,
  event: string,
  kind: ApprovalKind,
  id: string,
): Promise<WaitingItem | undefined> => (await ITEMS[kind](query, event, id))[0];

/** The kinds of item that the event approves. */
const requiredKinds = async (query: Query, event: string): Promise<readonly ApprovalKind[]> => {
  const { profileSettings } = await query
    .selectFrom('events')
    .select('profileSettings')
    .where('id', '=', event)
    .executeTakeFirstOrThrow();
  const settings = readProfileSettings({ profileSettings: JSON.parse(profileSettings ?? '{}') });
  return [
    ...(settings.asksApproval ? (['product', 'news'] as const) : []),
    ...(settings.asksProfileApproval ? (['profile'] as const) : []),
  ];
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

const waitingProfiles = (query: Query, event: string) =>
  query
    .selectFrom('participations')
    .select(['id', 'name', 'organizationName', 'profileChanges', 'pendingLogoId', 'isPublic'])
    .select(({ fn }) => fn.coalesce('profileSubmitted', 'modified').as('since'))
    .where('eventId', '=', event)
    .where('profileReview', '=', IN_REVIEW);

type Items = (query: Query, event: string, id?: string) => Promise<readonly WaitingItem[]>;

const ITEMS: Readonly<Record<ApprovalKind, Items>> = {
  product: async (query, event, id) => {
    const all = waitingProducts(query, event);
    const some = id === undefined ? all : all.where('products.id', '=', id);
    const rows = await some.orderBy('since').orderBy('products.id').limit(WAITING_MAX).execute();
    return rows.map((row) => toWaiting('product', row));
  },
  news: async (query, event, id) => {
    const all = waitingNews(query, event);
    const some = id === undefined ? all : all.where('newsItems.id', '=', id);
    const rows = await some.orderBy('since').orderBy('newsItems.id').limit(WAITING_MAX).execute();
    return rows.map((row) => toWaiting('news', row));
  },
  profile: async (query, event, id) => {
    const all = waitingProfiles(query, event);
    const some = id === undefined ? all : all.where('id', '=', id);
    const rows = await some.orderBy('since').orderBy('id').limit(WAITING_MAX).execute();
    return rows.map((row) => ({
      ...{ kind: 'profile', id: row.id, participation: row.id, since: row.since },
      ...{ title: row.name || row.organizationName, company: row.organizationName },
      version: profileVersion(row),
      isNew: row.isPublic !== 1,
    }));
  },
};

/** Changes with what waits: the version of the company also changes with its products. */
const profileVersion = (row: { profileChanges: string | null; pendingLogoId: string | null }): string =>
  createHash('sha256')
    .update(`${row.pendingLogoId ?? ''} ${row.profileChanges ?? ''}`)
    .digest('base64url')
    .slice(0, 22);

const countOf = async (query: Query, event: string, kinds: readonly ApprovalKind[]): Promise<number> => {
  const counts = await Promise.all(kinds.map((kind) => COUNTS[kind](query, event)));
  return counts.reduce((sum, { count }) => sum + Number(count), 0);
};

const itemCount = (query: Query, event: string, table: 'products' | 'newsItems') =>
  query
    .selectFrom(table)
    .innerJoin('participations', 'participations.id', `${table}.participationId`)
    .select(({ fn }) => fn.countAll().as('count'))
    .where('participations.eventId', '=', event)
    .where(`${table}.publicationStatus`, '=', IN_REVIEW)
    .executeTakeFirstOrThrow();

const COUNTS = {
  product: (query: Query, event: string) => itemCount(query, event, 'products'),
  news: (query: Query, event: string) => itemCount(query, event, 'newsItems'),
  profile: (query: Query, event: string) =>
    query
      .selectFrom('participations')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('eventId', '=', event)
      .where('profileReview', '=', IN_REVIEW)
      .executeTakeFirstOrThrow(),
} as const;

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof waitingProducts>['executeTakeFirst']>>>;

const toWaiting = (kind: WaitingItem['kind'], { version, isNew, ...row }: Row): WaitingItem => ({
  ...row,
  kind,
  version: String(version),
  isNew: Boolean(isNew),
});

const orderOf = ({ since, id }: WaitingItem): string => `${since} ${id}`;
