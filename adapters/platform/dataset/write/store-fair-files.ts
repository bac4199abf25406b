import { renderThumbnails } from '../../../shared/picture.ts';
import type { Query } from '../../database/open-database.ts';
import type { FileStore } from '../../files/file-store.ts';
import { fileTypeOf } from '../../files/file-type.ts';
import type { FairFile } from '../plan/fair-files.ts';
import { storedRows } from '../plan/stored-rows.ts';

/** A row of `files` whose bytes are stored. */
interface FileRow {
  readonly key: string;
  readonly name: string;
  readonly contentType: string;
  readonly length: number;
  readonly original: string | null;
}

/** Stores the bytes of new files and their thumbnails; the file sweep deletes them if no row follows. */
export const storeFairFiles = async (
  query: Query,
  store: FileStore,
  files: Iterable<FairFile>,
): Promise<readonly FileRow[]> => {
  const newFiles = new Map([...files].map((file) => [file.key, file]));
  const rows = await storedRows(query, 'files', 'key', [...newFiles.keys()]);
  for (const { key } of rows) newFiles.delete(String(key));
  const fileRows = await Promise.all(
    [...newFiles.values()].map(async (file) => {
      const { key, name, contentType, length } = file;
      await store.write(key, file.bytes);
      return [{ key, name, contentType, length, original: null }, ...(await storeThumbnails(store, file))];
    }),
  );
  return fileRows.flat();
};

const storeThumbnails = async (store: FileStore, file: FairFile): Promise<readonly FileRow[]> => {
  const thumbnails = new Map(file.measured && (await renderThumbnails(file.bytes, file.measured)));
  const fileRows: FileRow[] = [];
  for (const [size, { key }] of file.thumbnails) {
    const bytes = thumbnails.get(size);
    if (bytes === undefined) throw new Error(`Cannot draw ${file.name} at ${size}`);
    await store.write(key, bytes);
    const contentType = fileTypeOf(bytes) ?? file.contentType;
    const name = `${size}-${file.name}`;
    fileRows.push({ key, name, contentType, length: bytes.byteLength, original: file.key });
  }
  return fileRows;
};

/**
 * Writes the rows of files, in the same transaction as the rows that reference them; skips rows that another
 * import has written meanwhile.
 */
export const recordFairFiles = async (
  query: Query,
  fileRows: readonly FileRow[],
  now: Date,
): Promise<void> => {
  const rows = await storedRows(
    query,
    'files',
    'key',
    fileRows.map(({ key }) => key),
  );
  const existingKeys = new Set(rows.map(({ key }) => key));
  for (const file of fileRows.filter(({ key }) => !existingKeys.has(key))) {
    await query
      .insertInto('files')
      .values({ ...file, purpose: 'resource', created: now.toISOString() })
      .execute();
  }
};
