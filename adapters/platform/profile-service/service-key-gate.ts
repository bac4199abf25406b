import { isServiceKeySecret, serviceKeyState } from '@fairdesk/core/organiser';
import type { Database } from '../database/open-database.ts';
import type { KeyCaller } from '../resources/resource.ts';
import type { ServiceRequest } from '../service.ts';
import { serviceKeyOf } from '../service-keys/service-key-rows.ts';
import { bearerOf, hashOf } from '../tokens/secret.ts';
import { refuse } from './json-api.ts';

/** How many requests a key may make in a minute. Ours. */
export const SERVICE_KEY_LIMIT = { name: 'service key', points: 600, duration: 60 } as const;

/** How exact the last use of a key is, in milliseconds: a key in use writes no oftener. */
const LAST_USED_MS = 60_000;

/** Identifies the program of a request by its key; `undefined` for a request without one. */
export type ServiceKeyGate = (request: ServiceRequest) => Promise<KeyCaller | undefined>;

/**
 * Reads keys from the database with each request, so that a revoked one ends on every server at once.
 *
 * A key that is unknown, revoked or expired gets 401; one above {@link SERVICE_KEY_LIMIT} gets 429.
 */
export const createServiceKeyGate = (
  { query, counterOf }: Pick<Database, 'query' | 'counterOf'>,
  clock: () => Date,
): ServiceKeyGate => {
  const counter = counterOf(SERVICE_KEY_LIMIT);
  return async (request) => {
    const secret = bearerOf(request);
    if (secret === undefined || !isServiceKeySecret(secret)) return undefined;
    const row = await query
      .selectFrom('serviceKeys')
      .selectAll()
      .where('secretHash', '=', hashOf(secret))
      .executeTakeFirst();
    const now = clock();
    const key = row && serviceKeyOf(row);
    if (!row || !key || serviceKeyState(key, now) !== 'active') throw invalidKey();
    const { consumedPoints, msBeforeNext } = await counter.penalty(key.id);
    if (consumedPoints > SERVICE_KEY_LIMIT.points) throw tooMany(msBeforeNext);
    await markUsed(query, key.id, now);
    return { id: key.id, name: key.name, scopes: key.scopes, event: row.eventId };
  };
};

const markUsed = async (query: Database['query'], id: string, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - LAST_USED_MS).toISOString();
  await query
    .updateTable('serviceKeys')
    .set({ lastUsed: now.toISOString() })
    .where('id', '=', id)
    .where((either) => either.or([either('lastUsed', 'is', null), either('lastUsed', '<=', before)]))
    .execute();
};

const invalidKey = () =>
  refuse(401, [{ code: 'unauthorized', title: 'This key is not valid' }], { 'www-authenticate': 'Bearer' });

const tooMany = (msBeforeNext: number) =>
  refuse(429, [{ code: 'throttled', title: 'This key made too many requests' }], {
    'retry-after': String(Math.max(1, Math.ceil(msBeforeNext / 1_000))),
  });
