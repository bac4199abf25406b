import { lateTasks, NO_STAND_KEY, type TaskRule, tasksFor } from '@fairdesk/core/organiser';
import { instantOf } from '@fairdesk/core/shared';
import { type RawBuilder, SqliteAdapter, sql } from 'kysely';
import { pause } from '../../../shared/pause.ts';
import type { ExhibitorIndexRow } from '../../database/desk-tables.ts';
import type { Query } from '../../database/open-database.ts';
import { chunksOf, IDS_AT_ONCE } from '../id-chunks.ts';
import { type ListedExhibitor, listedExhibitors } from './exhibitor-rows.ts';
import { type FilterContext, filterContext } from './filter-context.ts';

/**
 * Computes the stale rows of `exhibitorIndex` again: those of changed companies, and those with a deadline between
 * their last refresh and now. Every query of the index calls it first.
 */
export const refreshExhibitorIndex = async (query: Query, event: string, now: Date): Promise<void> => {
  if (!(await isStale(query, event, now))) return;
  let done: Refreshed = { after: '', isWhole: false };
  for (;;) {
    const next = await inTransaction(query, (inside) => refreshNext(inside, event, now, done));
    if (next === undefined) return;
    done = next;
    // Others may use the connection in between.
    if (!query.isTransaction) await pause();
  }
};

/** What a refresh has done so far: the last company by id, and whether it refreshed every company. */
interface Refreshed {
  readonly after: string;
  readonly isWhole: boolean;
}

const inTransaction = <T>(query: Query, work: (inside: Query) => Promise<T>): Promise<T> =>
  query.isTransaction ? work(query) : query.transaction().execute(work);

// The order leads PostgreSQL to the index, which skips the thousands of marks that a refresh has just deleted.
const isStale = async (query: Query, event: string, now: Date): Promise<boolean> => {
  const { rows } = await sql`select * from (select "subject" from "staleExhibitors"
      where "eventId" = ${event} order by "subject" limit 1) marked
    union all select "eventId" from "exhibitorRefreshes" where "eventId" = ${event} and "companies" is null
    union all ${passed(event, now, 1)}`.execute(query);
  return rows.length > 0;
};

/** Companies that became late since their row was computed, or whose row is of a later moment; by two indexes. */
const passed = (event: string, now: Date, limit: number) => {
  const at = now.toISOString();
  const matchesSql = (condition: RawBuilder<unknown>) => sql`select * from (select "participationId" as "id"
    from "exhibitorIndex" where "eventId" = ${event} and ${condition} limit ${sql.lit(limit)}) found`;
  return sql<{
    id: string;
  }>`${matchesSql(sql`"validUntil" < ${at}`)} union all ${matchesSql(sql`"validFrom" >= ${at}`)}`;
};

/** Refreshes the next stale companies; returns `undefined` when there are none left. */
const refreshNext = async (
  query: Query,
  event: string,
  now: Date,
  done: Refreshed,
): Promise<Refreshed | undefined> => {
  await lockIndex(query, event);
  const marks = await query
    .selectFrom('staleExhibitors')
    .select('subject')
    .where('eventId', '=', event)
    .where((where) => where.or([where('subject', '>', done.after), where('subject', '=', event)]))
    .orderBy('subject')
    .limit(IDS_AT_ONCE)
    .execute();
  const marked = marks.map(({ subject }) => subject).filter((subject) => subject !== event);
  if (!done.isWhole && marked.length < marks.length) {
    await release(query, [event]);
    await markAll(query, event);
    return { after: '', isWhole: true };
  }
  const ids = marked.length > 0 ? marked : await passedIds(query, event, now);
  const last = ids.at(-1);
  if (last === undefined) {
    await storeTotal(query, event);
    return undefined;
  }
  await refresh(query, event, ids, now);
  return marked.length > 0 ? { ...done, after: last } : done;
};

/** One process at a time refreshes the index of an event. */
const lockIndex = async (query: Query, event: string): Promise<void> => {
  await query
    .insertInto('exhibitorRefreshes')
    .values({ eventId: event })
    .onConflict((conflict) => conflict.column('eventId').doUpdateSet({ eventId: event }))
    .execute();
};

/** Stores the number of companies, so that the list need not count them; {@link lockIndex} has emptied it. */
const storeTotal = async (query: Query, event: string): Promise<void> => {
  await query
    .updateTable('exhibitorRefreshes')
    .set({ companies: await countCompanies(query, event) })
    .where('eventId', '=', event)
    .execute();
};

/** The stored number of companies that are not cancelled; null while it is being refreshed. */
export const storedTotal = (event: string) =>
  sql<number | null>`(select "companies" from "exhibitorRefreshes" where "eventId" = ${event})`;

/** Counts the companies of an event that are not cancelled. */
export const countCompanies = async (query: Query, event: string): Promise<number> => {
  const { total } = await query
    .selectFrom('exhibitorIndex')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('eventId', '=', event)
    .where('isCancelled', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(total);
};

/** Marks each company of an event, so that they are refreshed in several transactions. */
const markAll = async (query: Query, event: string): Promise<void> => {
  await query
    .insertInto('staleExhibitors')
    .columns(['subject', 'eventId'])
    .expression((all) =>
      all.selectFrom('participations').select(['id', 'eventId']).where('eventId', '=', event),
    )
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .execute();
};

const passedIds = async (query: Query, event: string, now: Date): Promise<readonly string[]> =>
  (await passed(event, now, IDS_AT_ONCE).execute(query)).rows.map(({ id }) => id);

/**
 * Deletes marks before their companies are read: a change after that marks its company again. Leaves marks that a
 * transaction in progress writes, and does not wait for it.
 */
const release = async (query: Query, subjects: readonly string[]): Promise<void> => {
  const isSqlite = query.getExecutor().adapter instanceof SqliteAdapter;
  await query
    .deleteFrom('staleExhibitors')
    .where('subject', 'in', (marks) => {
      const own = marks.selectFrom('staleExhibitors').select('subject').where('subject', 'in', subjects);
      return isSqlite ? own : own.forUpdate().skipLocked();
    })
    .execute();
};

const refresh = async (query: Query, event: string, ids: readonly string[], now: Date): Promise<void> => {
  await release(query, ids);
  const context = await filterContext(query, event, now);
  const exhibitors = await listedExhibitors(query, ids, context);
  await query.deleteFrom('exhibitorIndex').where('participationId', 'in', ids).execute();
  const rows = exhibitors.map((exhibitor) => indexRow(event, exhibitor, context));
  for (const chunk of chunksOf(rows, ROWS_AT_ONCE))
    await query.insertInto('exhibitorIndex').values(chunk).execute();
};

/** How many rows of 20 columns a statement inserts: SQLite and PostgreSQL take some ten thousand values. */
const ROWS_AT_ONCE = 50;

const indexRow = (
  event: string,
  { row, names, emails, standKeys, invitedUntil, taskCompany }: ListedExhibitor,
  { tasks, now }: FilterContext,
): ExhibitorIndexRow => {
  const open = tasksFor(tasks, taskCompany).filter(({ code }) => !taskCompany.completed.has(code));
  const dueOf = ({ code, due }: TaskRule) => instantOf(taskCompany.deadlines.get(code) ?? due);
  const required = open.filter((task) => task.required);
  const deadlines = required.map((task) => dueOf(task).toISOString()).toSorted();
  const at = now.toISOString();
  return {
    eventId: event,
    participationId: row.id,
    isCancelled: row.isCancelled ? 1 : 0,
    nameKey: names[0] ?? '',
    isPublic: row.isPublic ? 1 : 0,
    type: row.type,
    completeness: row.completeness,
    lateTasks: row.lateTasks,
    lastSignIn: row.lastSignIn ?? '',
    people: row.people,
    invitedUntil,
    halls: linesOf(row.stands.map(({ hall }) => hall)),
    standKey: standKeys[0] ?? NO_STAND_KEY,
    searchTexts: linesOf([...names, ...emails]),
    standKeys: linesOf(standKeys),
    lateCodes: linesOf(lateTasks(tasks, taskCompany, now).map(({ code }) => code)),
    openCodes: linesOf(open.map(({ code }) => code)),
    validFrom: deadlines.findLast((due) => due < at) ?? '',
    validUntil: deadlines.find((due) => due >= at) ?? NEVER,
    // Invitations expire: the list computes this again.
    row: JSON.stringify({ ...row, isInvited: row.lastSignIn !== undefined }),
  };
};

/** After every ISO moment. */
const NEVER = '~';

/** Values as lines, so that a whole value is found between two line breaks. */
const linesOf = (values: readonly string[]): string =>
  values.length === 0 ? '' : `\n${values.map((value) => value.replaceAll('\n', ' ')).join('\n')}\n`;
