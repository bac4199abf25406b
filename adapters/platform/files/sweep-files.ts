import type { Database, Query } from '../database/open-database.ts';
import { tryEach } from '../try-each.ts';
import type { FileStore } from './file-store.ts';
import { sweepSiteImages } from './sweep-site-images.ts';
import { deleteUnreferenced } from './unreferenced-files.ts';

/** Grace period for a file without a row, or a row without references, in milliseconds. */
const GRACE_MS = 24 * 3_600_000;
/** Number of keys per statement. */
const BATCH = 500;

/** A key, or the rest of a write that a crash ended: nothing else in a shared folder or bucket is ours to delete. */
const OWN = /^[0-9a-f-]{36}(?:\.[0-9a-f-]{36}\.part)?$/;

/**
 * Deletes unneeded files: rows that no image or document references, with the rows of their
 * thumbnails, then files without a row. A file that cannot be deleted does not stop the others.
 *
 * @returns the number of deleted files.
 */
export const sweepFiles = async (
  database: Database,
  store: FileStore,
  now: Date,
  isStopped?: () => boolean,
): Promise<number> => {
  const before = new Date(now.getTime() - GRACE_MS);
  await deleteUnneeded(database, before);
  await sweepSiteImages(database.query, before);
  const keys = (await store.keysBefore(before)).filter((key) => OWN.test(key));
  let removed = 0;
  const remove = async (key: string): Promise<void> => {
    await store.remove(key);
    removed += 1;
  };
  await tryEach(withoutRow(database.query, keys), remove, { isStopped });
  return removed;
};

async function* withoutRow(query: Query, keys: readonly string[]): AsyncGenerator<string> {
  for (let from = 0; from < keys.length; from += BATCH) {
    const some = keys.slice(from, from + BATCH);
    const rows = await query.selectFrom('files').select('key').where('key', 'in', some).execute();
    const needed = new Set(rows.map(({ key }) => key));
    yield* some.filter((key) => !needed.has(key));
  }
}

const deleteUnneeded = async ({ query }: Database, before: Date): Promise<void> => {
  const rows = await query
    .selectFrom('files')
    .select('key')
    .where('purpose', '=', 'resource')
    .where('original', 'is', null)
    .where('created', '<', before.toISOString())
    .execute();
  await deleteUnreferenced(
    query,
    rows.map(({ key }) => key),
  );
};
