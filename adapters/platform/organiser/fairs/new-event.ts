import type { AuditValues, FairForm } from '@fairdesk/core/organiser';
import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { fold } from '../../database/fold.ts';
import type { Query } from '../../database/open-database.ts';
import type { Tables } from '../../database/tables.ts';
import { invalid } from '../../identity/read-input.ts';
import { conflict } from '../../service.ts';
import { requireFreeSlug } from './fair-slugs.ts';

interface NewEvent {
  readonly form: FairForm;
  /** The email address of its administrator. */
  readonly actor: string;
  readonly now: Date;
  /** Columns beside those of the form. */
  readonly more?: Partial<Insertable<Tables['events']>>;
}

/** Stores an event as a draft, with its administrator; a slug that another fair has or had ends the request. @returns its id */
export const insertEvent = async (
  query: Query,
  { form, actor, now, more = {} }: NewEvent,
): Promise<string> => {
  await requireFreeSlug(query, form.slug);
  const moment = now.toISOString();
  const id = await nextEventId(query);
  await query
    .insertInto('events')
    .values({
      ...more,
      id,
      ...form,
      nameFolded: fold(form.name),
      publicationStatus: 'DRAFT',
      status: 'CONFIRMED',
      created: moment,
      modified: moment,
    })
    .execute();
  await query
    .insertInto('eventPermissions')
    .values({
      id: uuid(),
      eventId: id,
      participationId: null,
      email: actor,
      role: 'admin',
      created: moment,
      modified: moment,
    })
    .execute();
  return id;
};

interface EarlierEvent {
  readonly actor: string;
  /** The id of the form; absent where it has none. */
  readonly uid: string | undefined;
  /** What the history records when it is stored. */
  readonly after: AuditValues;
}

/**
 * The event that this user stored with this form before; `undefined` for none. Other values are rejected, because the
 * event has the first ones; the form of another user is a conflict.
 */
export const earlierEvent = async (
  query: Query,
  { actor, uid, after }: EarlierEvent,
): Promise<{ readonly event: string; readonly slug: string } | undefined> => {
  if (uid === undefined) return undefined;
  const row = await query
    .selectFrom('events')
    .select(['id', 'slug'])
    .where('uid', '=', uid)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const first = await query
    .selectFrom('auditEntries')
    .select(['actor', 'after'])
    .where('eventId', '=', row.id)
    .where('action', 'in', ['fair.create', 'fair.copy'])
    .executeTakeFirst();
  if (first?.actor !== actor) throw conflict();
  if (first.after !== JSON.stringify(after)) throw invalid([{ path: 'slug', code: 'fair-created' }]);
  return { event: row.id, slug: row.slug };
};

const nextEventId = async (query: Query): Promise<string> => {
  const rows = await query.selectFrom('events').select('id').execute();
  return String(rows.reduce((most, { id }) => (BigInt(id) > most ? BigInt(id) : most), 100n) + 1n);
};
