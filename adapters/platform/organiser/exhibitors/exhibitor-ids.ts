import {
  type ExhibitorCursor,
  type ExhibitorQuery,
  type ExhibitorRow,
  type ExhibitorSort,
  filterFields,
} from '@fairdesk/core/organiser';
import { sql } from 'kysely';
import type { Query } from '../../database/open-database.ts';
import { categoryTree } from '../audiences/exhibitor-categories.ts';
import { countCompanies, refreshExhibitorIndex, storedTotal } from './exhibitor-index.ts';
import { exhibitorTruth } from './exhibitor-truth.ts';

/** The event whose exhibitors are listed, and when. */
export interface ListContext {
  readonly event: string;
  readonly now: Date;
}

/** A part of a sorted list. */
export interface SortedIds {
  readonly items: readonly ExhibitorCursor[];
  /** How many exhibitors the filter finds; counted only without a cursor. */
  readonly total?: number;
}

/** The next ids of a list, in its order, after the cursor. */
export const exhibitorIds = async (
  query: Query,
  { filter, sort, isDescending }: ExhibitorQuery,
  { event, now }: ListContext,
  { after, limit }: { readonly after?: ExhibitorCursor | undefined; readonly limit: number },
): Promise<SortedIds> => {
  await refreshExhibitorIndex(query, event, now);
  const branches =
    filter.category === undefined
      ? undefined
      : (await categoryTree(query, event)).branches.get(filter.category);
  const truth = exhibitorTruth(filter, { event, now, categories: branches ?? [] });
  const key = sql.ref(KEYS[sort]);
  const direction = isDescending ? sql`desc` : sql`asc`;
  const beyond = isDescending ? sql`<` : sql`>`;
  const start = after ? sql`and (${key}, "participationId") ${beyond} (${after.key}, ${after.id})` : sql``;
  const matchesSql = (more = sql``) => sql`select "participationId" as "id", ${key} as "key"${more}
    from "exhibitorIndex" x where ${truth} ${start}`;
  const order = sql`order by "key" ${direction}, "id" ${direction} limit ${sql.lit(limit)}`;
  // A filter reads the rows of the event once, as they are stored, and counts them at the same time: an index would
  // lead to rows far apart, most of them filtered out.
  if (filterFields(filter).length > 0) {
    const { rows } = await sql<FoundRow>`with found as materialized (${matchesSql()})
      select "id", "key", (select count(*) from found) as "total" from found ${order}`.execute(query);
    const items = rows.map(cursorOf);
    return after ? { items } : { items, total: Number(rows[0]?.total ?? 0) };
  }
  const total = sql`, ${storedTotal(event)} as "total"`;
  const { rows } = await sql<FoundRow>`${matchesSql(total)} ${order}`.execute(query);
  const items = rows.map(cursorOf);
  return after ? { items } : { items, total: rows[0]?.total ?? (await countCompanies(query, event)) };
};

interface FoundRow extends ExhibitorCursor {
  readonly total?: number | null;
}

const cursorOf = ({ id, key }: FoundRow): ExhibitorCursor => ({ id, key });

const KEYS = {
  name: 'nameKey',
  stand: 'standKey',
  'sign-in': 'lastSignIn',
  late: 'lateTasks',
  completeness: 'completeness',
} as const satisfies Record<ExhibitorSort, string>;

/** The rows of the list with these ids, in the given order; {@link exhibitorIds} has refreshed them. */
export const indexedRows = async (
  query: Query,
  ids: readonly string[],
  now: Date,
): Promise<readonly ExhibitorRow[]> => {
  if (ids.length === 0) return [];
  const rows = await query
    .selectFrom('exhibitorIndex')
    .select(['participationId', 'row', 'invitedUntil'])
    .where('participationId', 'in', ids)
    .execute();
  const byId = new Map(rows.map((stored) => [stored.participationId, stored]));
  return ids.flatMap((id) => {
    const stored = byId.get(id);
    if (stored === undefined) return [];
    // Written by `indexRow`.
    const row = JSON.parse(stored.row) as ExhibitorRow;
    return [{ ...row, isInvited: row.lastSignIn !== undefined || stored.invitedUntil > now.toISOString() }];
  });
};
