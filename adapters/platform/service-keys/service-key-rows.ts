import type { NewServiceKey, ServiceKey, ServiceKeyForm, ServiceKeyScope } from '@fairdesk/core/organiser';
import { SERVICE_KEY_PREFIX, SERVICE_KEY_SCOPES, serviceKeyExpiry } from '@fairdesk/core/organiser';
import { v7 as uuid } from 'uuid';
import type { ServiceKeyRow } from '../database/integration-tables.ts';
import type { Query } from '../database/open-database.ts';
import { hashOf, newSecret } from '../tokens/secret.ts';

/** The keys of an event, the newest first. */
export const serviceKeysOf = async (query: Query, event: string): Promise<readonly ServiceKey[]> => {
  const rows = await query
    .selectFrom('serviceKeys')
    .selectAll()
    .where('eventId', '=', event)
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(serviceKeyOf);
};

/** A stored key, without the hash of its secret. */
export const serviceKeyOf = ({ lastUsed, expires, revoked, ...row }: ServiceKeyRow): ServiceKey => ({
  ...{ id: row.id, name: row.name, scopes: scopesOf(row.scopes) },
  ...{ created: row.created, createdBy: row.createdBy },
  ...(lastUsed !== null && { lastUsed }),
  ...(expires !== null && { expires }),
  ...(revoked !== null && { revoked }),
});

/** Ignores a scope of a later version, so that a key never opens more than it says. */
const scopesOf = (stored: string): readonly ServiceKeyScope[] => {
  const list: unknown = JSON.parse(stored);
  return SERVICE_KEY_SCOPES.filter((scope) => Array.isArray(list) && list.includes(scope));
};

/** For whom and when a key is made. */
interface Maker {
  readonly event: string;
  readonly timeZone: string;
  readonly actor: string;
  readonly now: Date;
  /** Of the key; absent for a random one. */
  readonly id?: string | undefined;
}

/** Stores a new key; its secret is in the result and nowhere else. */
export const addServiceKey = async (
  query: Query,
  { event, timeZone, actor, now, id = uuid() }: Maker,
  { name, scopes, lastDay }: ServiceKeyForm,
): Promise<NewServiceKey> => {
  const secret = `${SERVICE_KEY_PREFIX}${newSecret()}`;
  const row: ServiceKeyRow = {
    ...{ id, eventId: event, name, secretHash: hashOf(secret), scopes: JSON.stringify(scopes) },
    ...{ created: now.toISOString(), createdBy: actor, lastUsed: null, revoked: null },
    expires: serviceKeyExpiry(lastDay, timeZone) ?? null,
  };
  await query.insertInto('serviceKeys').values(row).execute();
  return { key: serviceKeyOf(row), secret };
};

/**
 * Deletes the key of an earlier attempt, whose secret never arrived: its maker's, and one that no program has used.
 *
 * @returns whether no key has this id any more
 */
export const removeUnusedKey = async (
  query: Query,
  { event, actor, id }: { readonly event: string; readonly actor: string; readonly id: string },
): Promise<boolean> => {
  await query
    .deleteFrom('serviceKeys')
    .where('id', '=', id)
    .where('eventId', '=', event)
    .where('createdBy', '=', actor)
    .where('lastUsed', 'is', null)
    .where('revoked', 'is', null)
    .execute();
  return !(await query.selectFrom('serviceKeys').select('id').where('id', '=', id).executeTakeFirst());
};

/** Revokes an active key. @returns `undefined` for one that is not active, and for a key of another event */
export const revokeServiceKey = async (
  query: Query,
  event: string,
  id: string,
  now: Date,
): Promise<ServiceKey | undefined> => {
  const moment = now.toISOString();
  const row = await query
    .updateTable('serviceKeys')
    .set({ revoked: moment })
    .where('id', '=', id)
    .where('eventId', '=', event)
    .where('revoked', 'is', null)
    .where((either) => either.or([either('expires', 'is', null), either('expires', '>', moment)]))
    .returningAll()
    .executeTakeFirst();
  return row && serviceKeyOf(row);
};
