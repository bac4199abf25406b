import type { Query } from '../database/open-database.ts';
import type { FileStore } from './file-store.ts';

/** Number of rows in memory at once. */
const BATCH = 500;

/** Counts the rows of files, and those whose bytes are missing. */
export const countMissingFiles = async (
  query: Query,
  store: Pick<FileStore, 'has'>,
): Promise<{ readonly files: number; readonly missing: number }> => {
  let files = 0;
  let missing = 0;
  for (let last = ''; ; ) {
    const rows = await query
      .selectFrom('files')
      .select('key')
      .where('key', '>', last)
      .orderBy('key')
      .limit(BATCH)
      .execute();
    for (const { key } of rows) if (!(await store.has(key))) missing += 1;
    files += rows.length;
    const end = rows.at(-1);
    if (end === undefined) return { files, missing };
    last = end.key;
  }
};
