import { SqliteAdapter } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { WebhookChangeRow, WebhookRow } from '../database/integration-tables.ts';
import type { Query } from '../database/open-database.ts';
import { changesBody, changesIn, MESSAGE_CHANGES_MAX, type WebhookChange } from './webhook-message.ts';
import { areasOf } from './webhook-rows.ts';

/** Changes that are taken at once. */
const BATCH = 1_000;

const KEY = ['eventId', 'type', 'resourceId', 'area'] as const;

/** Turns every change of an event that is recorded into deliveries; see {@link distributeBatch}. */
export const distributeChanges = async (query: Query, event: string, now: Date): Promise<void> => {
  while (await distributeBatch(query, event, now));
};

/**
 * Turns recorded changes of an event into deliveries to its webhooks that are not paused, in the transaction that deletes
 * them, so that none is lost or reported twice.
 *
 * @returns whether there may be more
 */
export const distributeBatch = async (query: Query, event: string, now: Date): Promise<boolean> => {
  const rows = await takeChanges(query, event);
  if (rows.length === 0) return false;
  const webhooks = await query
    .selectFrom('webhooks')
    .selectAll()
    .where('eventId', '=', event)
    .where('pausedAt', 'is', null)
    .orderBy('id')
    .execute();
  for (const webhook of webhooks) {
    const areas: readonly string[] = areasOf(webhook);
    const changes = combined(rows.filter(({ area }) => areas.includes(area)));
    if (changes.length > 0) await addChanges(query, webhook, changes, now);
  }
  return rows.length === BATCH;
};

/** Leaves rows that a transaction in progress changes to the next round, rather than wait for it. */
const takeChanges = async (query: Query, event: string): Promise<readonly WebhookChangeRow[]> => {
  const isSqlite = query.getExecutor().adapter instanceof SqliteAdapter;
  return query
    .deleteFrom('webhookChanges')
    .where(({ eb, refTuple, selectFrom }) => {
      const some = selectFrom('webhookChanges').select(KEY).where('eventId', '=', event).limit(BATCH);
      return eb(refTuple(...KEY), 'in', (isSqlite ? some : some.forUpdate().skipLocked()).$asTuple(...KEY));
    })
    .returningAll()
    .execute();
};

/** One change for each resource, also where several areas report it, in a stable order. */
const combined = (rows: readonly WebhookChangeRow[]): readonly WebhookChange[] =>
  [...Map.groupBy(rows, resourceKey).values()]
    .flatMap((same) => {
      const [first] = same;
      if (first === undefined) return [];
      const isOne = same.every(({ change }) => change === first.change);
      return [{ type: first.type, id: first.resourceId, change: isOne ? first.change : 'changed' } as const];
    })
    .toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));

const resourceKey = ({ type, resourceId }: WebhookChangeRow): string => `${type} ${resourceId}`;
const sortKey = ({ type, id }: WebhookChange): string => `${type} ${id}`;

/**
 * Adds changes to the message that waits for its first attempt, and the rest in new ones: a slow or unavailable program
 * gets one report of what changed often.
 */
const addChanges = async (
  query: Query,
  webhook: WebhookRow,
  changes: readonly WebhookChange[],
  now: Date,
): Promise<void> => {
  const { id: webhookId, eventId } = webhook;
  const left = await addToWaiting(query, webhook, changes, now);
  const nextAttempt = await firstAttempt(query, webhook, now);
  for (let start = 0; start < left.length; start += MESSAGE_CHANGES_MAX) {
    const part = left.slice(start, start + MESSAGE_CHANGES_MAX);
    await query
      .insertInto('webhookDeliveries')
      .values({
        ...{ id: uuid(), webhookId, kind: 'changes', body: changesBody(eventId, part, now) },
        ...{ changes: part.length, created: now.toISOString(), state: 'waiting', nextAttempt },
      })
      .execute();
  }
};

/** @returns the changes that have no place in the message that waits */
const addToWaiting = async (
  query: Query,
  { id: webhookId, eventId }: WebhookRow,
  changes: readonly WebhookChange[],
  now: Date,
): Promise<readonly WebhookChange[]> => {
  const waiting = await query
    .selectFrom('webhookDeliveries')
    .select(['id', 'body'])
    .where('webhookId', '=', webhookId)
    .where('kind', '=', 'changes')
    .where('state', '=', 'waiting')
    // One that is sent again stays as it is: the program may know its id.
    .where('lastAttempt', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!waiting) return changes;
  const all = merged(changesIn(waiting.body), changes);
  const part = all.slice(0, MESSAGE_CHANGES_MAX);
  const { numUpdatedRows } = await query
    .updateTable('webhookDeliveries')
    .set({ body: changesBody(eventId, part, now), changes: part.length })
    .where('id', '=', waiting.id)
    // Another server may have sent it, or added to it, since it was read.
    .where('state', '=', 'waiting')
    .where('lastAttempt', 'is', null)
    .where('body', '=', waiting.body)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 0n ? changes : all.slice(MESSAGE_CHANGES_MAX);
};

/** The same rule as that of the triggers. */
const merged = (
  before: readonly WebhookChange[],
  after: readonly WebhookChange[],
): readonly WebhookChange[] => {
  const all = new Map(before.map((each) => [sortKey(each), each]));
  for (const each of after) {
    const earlier = all.get(sortKey(each));
    all.set(sortKey(each), earlier ? { ...each, change: changeAfter(earlier.change, each.change) } : each);
  }
  return [...all.values()];
};

const changeAfter = (
  before: WebhookChange['change'],
  then: WebhookChange['change'],
): WebhookChange['change'] => {
  if (then === 'removed') return 'removed';
  return before === 'removed' ? 'changed' : before;
};

/** A program that is away is not called with every change: new messages wait for the next attempt of an earlier one. */
const firstAttempt = async (query: Query, { id, failingSince }: WebhookRow, now: Date): Promise<string> => {
  const moment = now.toISOString();
  if (failingSince === null) return moment;
  const { next } = await query
    .selectFrom('webhookDeliveries')
    .select(({ fn }) => fn.min('nextAttempt').as('next'))
    .where('webhookId', '=', id)
    .where('state', '=', 'waiting')
    .where('attempts', '>', 0)
    .executeTakeFirstOrThrow();
  return next !== null && next > moment ? next : moment;
};
