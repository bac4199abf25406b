import type { Query } from '../database/open-database.ts';
import { removeAward } from '../organiser/awards/award-removal.ts';
import { deleteCategory } from '../organiser/categories/category-removal.ts';
import type { Write } from './plan-rows.ts';
import { type Deletion, deletionsIn } from './rows-below.ts';
import { writeRows } from './write-rows.ts';

/** Who the history names for what an import of a folder removes. */
export const FOLDER_ACTOR = 'npm run import';

/** What the desk deletes with more than its row. */
const BY_DESK: Readonly<Record<string, (query: Query, deletion: Deletion, now: Date) => Promise<void>>> = {
  categories: async (query, { before }, now) => {
    const row = await query
      .selectFrom('categories')
      .select(['id', 'eventId'])
      .where('id', '=', String(before.id))
      .executeTakeFirst();
    // A heading that was removed before took it along.
    if (row?.eventId) await deleteCategory(query, { event: row.eventId, actor: FOLDER_ACTOR, now }, row.id);
  },
  awards: async (query, { before }, now) => {
    const { code, eventId, version } = await query
      .selectFrom('awards')
      .select(['code', 'eventId', 'version'])
      .where('id', '=', String(before.id))
      .executeTakeFirstOrThrow();
    const { entries } = await query
      .selectFrom('questionnaires')
      .select(({ fn }) => fn.countAll<number | string>().as('entries'))
      .where('awardId', '=', String(before.id))
      .executeTakeFirstOrThrow();
    const summary = { code: code ?? '', version: String(version), entries: Number(entries) };
    await removeAward(query, { event: eventId, actor: FOLDER_ACTOR, now }, summary);
  },
};

/** Executes the inserts and updates of a plan. */
export const writeChanges = (query: Query, writes: readonly Write[]): Promise<void> =>
  writeRows(
    query,
    writes.filter(({ does }) => does !== 'delete'),
  );

/** Deletes what a plan removes; categories and awards as the desk does, with an entry in the history. */
export const writeRemovals = async (query: Query, writes: readonly Write[], now: Date): Promise<void> => {
  const deletions = deletionsIn(writes);
  await writeRows(
    query,
    deletions.filter(({ table }) => !(table in BY_DESK)),
  );
  for (const deletion of deletions) await BY_DESK[deletion.table]?.(query, deletion, now);
};
