import { addColumns, integer, type Migration } from './create-table.ts';
import { createTrigger } from './create-trigger.ts';

/**
 * Totals of long lists, without counting all of their rows for each request.
 *
 * The number of exhibitors of an event is stored when their index is refreshed. The database itself deletes it as soon
 * as a refresh begins, or a company is deleted: a server of the version before does not know the column.
 */
export const createListTotals: Migration = async (schema, types, query) => {
  await addColumns(schema, types, 'exhibitorRefreshes', { companies: integer });
  await createTrigger(query, 'listTotals', {
    table: 'exhibitorRefreshes',
    after: 'update',
    // Each refresh writes it; storing the total does not.
    of: ['eventId'],
    statements: [`update "exhibitorRefreshes" set "companies" = null where "eventId" = NEW."eventId"`],
  });
  await createTrigger(query, 'listTotals', {
    table: 'participations',
    after: 'delete',
    statements: [
      // Not for an event that is deleted with its companies.
      `insert into "staleExhibitors" ("subject", "eventId") select OLD."id", e."id" from "events" e
        where e."id" = OLD."eventId" on conflict ("subject") do nothing`,
    ],
  });
  // Holds what decides whether visitors see the products of a company, so that counting these reads no profiles.
  await schema
    .createIndex('participations_public_ids')
    .on('participations')
    .columns(['eventId', 'status', 'publicationStatus', 'isPublic', 'id', 'participationType'])
    .execute();
};
