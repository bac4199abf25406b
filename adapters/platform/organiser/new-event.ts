import { type FairForm, SLUG_TAKEN } from '@fairdesk/core/organiser';
import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { fold } from '../database/fold.ts';
import type { Query } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { invalid } from '../identity/read-input.ts';

interface NewEvent {
  readonly slug: string;
  readonly form: FairForm;
  /** The email address of its administrator. */
  readonly actor: string;
  readonly now: Date;
  /** Columns beside those of the form. */
  readonly more?: Partial<Insertable<Tables['events']>>;
}

/** Stores an event as a draft, with its administrator; a slug that is taken ends the request. @returns its id */
export const insertEvent = async (
  query: Query,
  { slug, form, actor, now, more = {} }: NewEvent,
): Promise<string> => {
  if (await isTaken(query, slug)) throw invalid([{ path: 'slug', code: SLUG_TAKEN }]);
  const moment = now.toISOString();
  const id = await nextEventId(query);
  await query
    .insertInto('events')
    .values({
      ...more,
      id,
      slug,
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

const isTaken = async (query: Query, slug: string): Promise<boolean> => {
  const [event, site] = await Promise.all([
    query.selectFrom('events').select('id').where('slug', '=', slug).executeTakeFirst(),
    query
      .selectFrom('sites')
      .select('name')
      .where(({ eb, or }) => or([eb('name', '=', slug), eb('virtualFolder', '=', slug)]))
      .executeTakeFirst(),
  ]);
  return (event ?? site) !== undefined;
};

const nextEventId = async (query: Query): Promise<string> => {
  const rows = await query.selectFrom('events').select('id').execute();
  return String(rows.reduce((most, { id }) => (BigInt(id) > most ? BigInt(id) : most), 100n) + 1n);
};
