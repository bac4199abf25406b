import type { Query } from '../../database/open-database.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { Picture } from '../plan/plan-pictures.ts';
import { storedRows } from '../plan/stored-rows.ts';

/** Stores the bytes of new pictures; the file sweep deletes them if no row follows. */
export const storeImages = async (
  query: Query,
  store: FileStore,
  pictures: readonly Picture[],
): Promise<void> => {
  for (const { key, bytes } of await unknown(query, pictures)) await store.write(key, bytes);
};

/** Writes the rows of pictures, in the same transaction as the rows that reference them. */
export const recordPictures = async (
  query: Query,
  pictures: readonly Picture[],
  now: Date,
): Promise<void> => {
  for (const { bytes: _, ...file } of await unknown(query, pictures)) {
    const row = { ...file, purpose: 'content', created: now.toISOString() };
    await query.insertInto('files').values(row).execute();
  }
};

const unknown = async (query: Query, pictures: readonly Picture[]): Promise<readonly Picture[]> => {
  const rows = await storedRows(
    query,
    'files',
    'key',
    pictures.map(({ key }) => key),
  );
  const existingKeys = new Set(rows.map(({ key }) => key));
  return pictures.filter(({ key }) => !existingKeys.has(key));
};
