import type { FairForm } from '@fairdesk/core/organiser';
import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { fold } from '../database/fold.ts';
import type { Query } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
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

interface EarlierEvent extends Pick<NewEvent, 'form' | 'actor'> {
  /** The id of the form; absent where it has none. */
  readonly uid: string | undefined;
}

/** The event that this user stored with this form before; `undefined` for none, or when the form has changed since. */
export const earlierEvent = async (
  query: Query,
  { form, actor, uid }: EarlierEvent,
): Promise<{ readonly event: string; readonly slug: string } | undefined> => {
  if (uid === undefined) return undefined;
  const rows = await query
    .selectFrom('events')
    .innerJoin('eventPermissions', 'eventPermissions.eventId', 'events.id')
    .selectAll('events')
    .where('events.uid', '=', uid)
    .where('eventPermissions.email', '=', actor)
    .where('eventPermissions.role', '=', 'admin')
    .execute();
  const same = rows.find((row) =>
    Object.entries(form).every(([name, value]) => row[name as keyof FairForm] === value),
  );
  return same && { event: same.id, slug: same.slug };
};

const nextEventId = async (query: Query): Promise<string> => {
  const rows = await query.selectFrom('events').select('id').execute();
  return String(rows.reduce((most, { id }) => (BigInt(id) > most ? BigInt(id) : most), 100n) + 1n);
};
