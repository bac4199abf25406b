import { sql } from 'kysely';
import type { Migration } from './create-table.ts';

/** Rates the profiles of all companies again: a text counts in any language. */
export const rateWrittenLanguages: Migration = async (_schema, _types, query) => {
  await sql`insert into "staleExhibitors" ("subject", "eventId") select "id", "eventId" from "participations"
    where true on conflict ("subject") do nothing`.execute(query);
};
