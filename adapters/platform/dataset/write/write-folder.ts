import type { Query } from '../../database/open-database.ts';
import type { Write } from '../plan/plan-rows.ts';
import { type Deletion, deletionsIn } from '../plan/rows-below.ts';
import { writeRows } from './write-rows.ts';

/** Who the history names for what an import of a folder removes. */
export const FOLDER_ACTOR = 'npm run import';

/** How the rows of some tables are deleted: with more than the row itself. */
export type Deletions = Readonly<
  Record<string, (query: Query, deletion: Deletion, now: Date) => Promise<void>>
>;

/** Executes the inserts and updates of a plan. */
export const writeChanges = (query: Query, writes: readonly Write[]): Promise<void> =>
  writeRows(
    query,
    writes.filter(({ does }) => does !== 'delete'),
  );

/** Deletes what a plan removes. */
export const writeRemovals = async (
  query: Query,
  deletions: Deletions,
  writes: readonly Write[],
  now: Date,
): Promise<void> => {
  const removed = deletionsIn(writes);
  await writeRows(
    query,
    removed.filter(({ table }) => !(table in deletions)),
  );
  for (const deletion of removed) await deletions[deletion.table]?.(query, deletion, now);
};
