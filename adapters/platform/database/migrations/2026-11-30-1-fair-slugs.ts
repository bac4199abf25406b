import { sql } from 'kysely';
import { createTable, type Migration, requiredText, requires } from './create-table.ts';
import { createTrigger } from './create-trigger.ts';

/** Adds a slug of an event, unless it is stored; another event that has or had it ends the write. */
const ADD_SLUG = `insert into "fairSlugs" ("slug", "eventId")
  select NEW."slug", NEW."id" where not exists (
    select 1 from "fairSlugs" where "slug" = NEW."slug" and "eventId" = NEW."id")`;

/** Adds the folder that a site had, unless it belongs to an event. */
const ADD_FOLDER = `insert into "fairSlugs" ("slug", "eventId")
  select OLD."virtualFolder", OLD."eventId"
  where OLD."eventId" is not null and OLD."virtualFolder" <> coalesce(NEW."virtualFolder", '')
    and not exists (select 1 from "fairSlugs" where "slug" = OLD."virtualFolder")`;

/**
 * Every slug that an event has or had, so that it leads to that event for ever and to no other. Triggers keep the table
 * up to date, whatever changes a slug.
 */
export const createFairSlugs: Migration = async (schema, types, query) => {
  await createTable(
    schema,
    types,
    'fairSlugs',
    { slug: requiredText, eventId: requires('events', 'cascade') },
    { primary: ['slug'], indexes: [['eventId']] },
  );
  await sql`insert into "fairSlugs" ("slug", "eventId") select "slug", "id" from "events"`.execute(query);
  await createTrigger(query, 'fairSlugs', { table: 'events', after: 'insert', statements: [ADD_SLUG] });
  await createTrigger(query, 'fairSlugs', {
    table: 'events',
    after: 'update',
    of: ['slug'],
    statements: [ADD_SLUG],
  });
  await createTrigger(query, 'fairSlugs', {
    table: 'sites',
    after: 'update',
    of: ['virtualFolder'],
    statements: [ADD_FOLDER],
  });
};
