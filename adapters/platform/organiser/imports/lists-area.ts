import { EXPORTED_LISTS, type ExportedList, isExportedList } from '@fairdesk/core/organiser';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Query } from '../../database/open-database.ts';
import { json } from '../../service.ts';
import type { OrganiserArea } from '../area.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';

/** How many rows a part has: few enough that other requests never wait long. */
const PART_SIZE = 500;

/** `GET {list}?after=`: the next rows of the mail log, or of the products or news of all companies. */
export const listsArea: OrganiserArea =
  ({ database: { query } }) =>
  async ({ event, path: [list = ''], request }) => {
    if (request.method !== 'GET') return methodNotAllowed;
    if (!isExportedList(list)) return json(404, { error: 'not_found' });
    return json(200, await partOf(query, event, list, cursorOf(request.url.searchParams.get('after'))));
  };

const Cursor = z.tuple([z.string(), z.string()]);

/** The sort key and the id of the last row before; an invalid cursor begins at the start. */
const cursorOf = (text: string | null): z.infer<typeof Cursor> => {
  try {
    return Cursor.parse(JSON.parse(text ?? ''));
  } catch {
    return ['', ''];
  }
};

type Row = Readonly<Record<string, string | number | null>>;

const partOf = async (query: Query, event: string, list: ExportedList, [key, id]: z.infer<typeof Cursor>) => {
  const { rows } = await sql<Row>`select * from (${LISTS[list](event)}) as listed
    where ("sortKey", "id") > (${key}, ${id}) order by "sortKey", "id" limit ${PART_SIZE}`.execute(query);
  const last = rows.at(-1);
  return {
    rows: rows.map((row) => EXPORTED_LISTS[list].map((column) => row[column] ?? '')),
    ...(rows.length === PART_SIZE && last && { next: JSON.stringify([last.sortKey, last.id]) }),
  };
};

/** By company, and mail by time. */
const LISTS: Readonly<Record<ExportedList, (event: string) => RawBuilder<Row>>> = {
  mail: (event) => sql<Row>`select o."id", '' as "sortKey", o."recipient", p."organizationName" as "company",
    o."subject", o."state", o."created", o."sentAt" as "sent", o."attempts", o."answer"
    from "outbox" o left join "participations" p on p."id" = o."participationId"
    where o."eventId" = ${event}`,
  news: (event) => sql<Row>`select n."id", coalesce(p."organizationNameFolded", '') as "sortKey",
    p."organizationName" as "company", n."header", n."introduction", n."author", n."authorEmail", n."url",
    n."validFrom", n."validTo"
    from "newsItems" n join "participations" p on p."id" = n."participationId"
    where p."eventId" = ${event}`,
  products: (event) => sql<Row>`select r."id", coalesce(p."organizationNameFolded", '') as "sortKey",
    p."organizationName" as "company", r."name", r."shortDescription", r."url", r."introductionDate",
    r."isNovelty", r."publicFrom", r."publicUntil"
    from "products" r join "participations" p on p."id" = r."participationId"
    where p."eventId" = ${event}`,
};
