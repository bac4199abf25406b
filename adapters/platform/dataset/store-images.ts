import type { Query } from '../database/open-database.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Picture } from './plan-pictures.ts';
import { storedRows } from './stored-rows.ts';

/** Keeps the bytes of pictures that are not kept yet; without a row they are swept away again. */
export const storeImages = async (
  query: Query,
  store: FileStore,
  pictures: readonly Picture[],
): Promise<void> => {
  for (const { key, bytes } of await unknown(query, pictures)) await store.write(key, bytes);
};

/** Writes their rows, in the transaction that also writes who shows them. */
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
  const known = new Set(rows.map(({ key }) => key));
  return pictures.filter(({ key }) => !known.has(key));
};
