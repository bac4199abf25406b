import { naturalKey } from '@fairdesk/core/organiser';
import { sql } from 'kysely';
import { fold } from '../fold.ts';
import { addColumns, createTable, type Migration, requiredText, requires, text } from './create-table.ts';

/** What the organiser's list of exhibitors sorts and filters by, and the preferences of each organiser. */
export const createExhibitors: Migration = async (schema, types, query) => {
  await createTable(
    schema,
    types,
    'signIns',
    { email: requiredText, latest: requiredText },
    { primary: ['email'] },
  );
  await sql`insert into "signIns" ("email", "latest")
    select "email", max("lastSeenAt") from "sessions" group by "email"`.execute(query);
  await createTable(
    schema,
    types,
    'deskPreferences',
    {
      eventId: requires('events', 'cascade'),
      email: requiredText,
      kind: requiredText,
      name: requiredText,
      value: requiredText,
    },
    { primary: ['eventId', 'email', 'kind', 'name'] },
  );
  await addColumns(schema, types, 'stands', { standNumberNatural: text });
  const stands = await sql<{
    id: string;
    standNumber: string;
  }>`select "id", "standNumber" from "stands"`.execute(query);
  for (const { id, standNumber } of stands.rows)
    await sql`update "stands" set "standNumberNatural" = ${naturalKey(fold(standNumber))} where "id" = ${id}`.execute(
      query,
    );
  // Each holds every column that a list of thousands reads, so that it never reads the wide rows.
  await schema
    .createIndex('participations_for_lists')
    .on('participations')
    .columns(['eventId', 'organizationNameFolded', 'id', 'status', 'isPublic', 'participationType'])
    .column('nameFolded')
    .execute();
  await schema
    .createIndex('stands_by_hall')
    .on('stands')
    .columns(['eventId', 'hall', 'participationId'])
    .execute();
  await schema
    .createIndex('stands_in_order')
    .on('stands')
    .columns(['participationId', 'standNumberNatural'])
    .execute();
  await schema
    .createIndex('stands_for_search')
    .on('stands')
    .columns(['eventId', 'standNumberNatural', 'participationId'])
    .execute();
  await schema
    .createIndex('tasks_by_status')
    .on('tasks')
    .columns(['participationId', 'code', 'status'])
    .execute();
  await schema
    .createIndex('eventPermissions_of_company')
    .on('eventPermissions')
    .columns(['participationId', 'email'])
    .execute();
  await schema
    .createIndex('eventPermissions_for_search')
    .on('eventPermissions')
    .columns(['eventId', 'email', 'participationId'])
    .execute();
};
