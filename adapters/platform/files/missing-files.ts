import type { Query } from '../database/open-database.ts';
import type { FileStore } from './file-store.ts';

/** Later than every file. */
const END_OF_TIME = new Date(8.64e15);

/** Counts the rows of files, and those whose bytes are missing. */
export const countMissingFiles = async (
  query: Query,
  store: Pick<FileStore, 'keysBefore'>,
): Promise<{ readonly files: number; readonly missing: number }> => {
  // Rows first: a file that is uploaded meanwhile has its bytes before its row.
  const rows = await query.selectFrom('files').select('key').execute();
  const stored = new Set(await store.keysBefore(END_OF_TIME));
  return { files: rows.length, missing: rows.filter(({ key }) => !stored.has(key)).length };
};
