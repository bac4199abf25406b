import { type Kysely, type RawBuilder, sql } from 'kysely';
import { addColumns, type Migration, text } from './create-table.ts';

/**
 * The text of a mail that also says something about other fairs: the log of a fair has its own part only.
 *
 * The own part of a reminder that was queued before is unknown. Unless all its links lead to its own fair, the log
 * has the name of that fair instead; the mail is still sent as it was queued.
 */
export const createWholeMails: Migration = async (schema, types, query) => {
  await addColumns(schema, types, 'outbox', { wholeSubject: text, wholeBody: text });
  await sql`update "outbox" set "wholeSubject" = "subject", "wholeBody" = "body", "body" = '',
    "subject" = ${nameOf('outbox', 'name')},
    "folded" = lower("recipient") || ' ' || ${nameOf('outbox', 'nameFolded')}
    where "once" like 'reminder:*:%' and "eventId" is not null and not exists (
      select 1 from "events" e left join "sites" s on s."eventId" = e."id"
      where e."id" = "outbox"."eventId" and ${links(sql`''`)} > 0
        and ${links(sql`''`)} = ${links(sql`'/' || coalesce(s."virtualFolder", e."slug")`)})`.execute(query);
  await shortenHistory(query);
};

/** How often the body has a link to a task below an address. */
const links = (address: RawBuilder<unknown>) => {
  const link = sql`(${address} || '/tasks#task-')`;
  return sql`((length("outbox"."body") - length(replace("outbox"."body", ${link}, ''))) / length(${link}))`;
};

const nameOf = (table: 'outbox' | 'auditEntries', column: 'name' | 'nameFolded') =>
  sql`coalesce((select ${sql.ref(column)} from "events" where "events"."id" = ${sql.ref(table)}."eventId"), '')`;

/** The history quotes the subjects of mails that an organiser cancelled or sent again, also of those deleted since. */
const shortenHistory = async (query: Kysely<unknown>): Promise<void> => {
  const isMail = (also: RawBuilder<unknown>) =>
    sql`(select 1 from "outbox" o where 'mail:' || o."id" = "auditEntries"."subject" and ${also})`;
  await sql`update "auditEntries" set "label" = ${nameOf('auditEntries', 'name')}
    where "subject" like 'mail:%' and (exists ${isMail(sql`o."wholeBody" is not null`)}
      or (not exists ${isMail(sql`1 = 1`)} and exists (
        select 1 from "events" e where e."id" <> "auditEntries"."eventId" and e."name" <> ''
          and replace("auditEntries"."label", e."name", '') <> "auditEntries"."label")))`.execute(query);
};
