import { randomUUID } from 'node:crypto';
import type { Database, Query } from '../database/open-database.ts';
import type { FileRow } from '../database/tables.ts';
import type { FileStore } from './file-store.ts';
import { type FileType, fileTypeOf } from './file-type.ts';

/** A file whose bytes are safe on disk and whose row is still to be written. */
export interface StoredFile {
  readonly key: string;
  readonly name: string;
  readonly contentType: FileType;
  /** In bytes. */
  readonly length: number;
  /** Nobody can read it before it was checked; what an organiser brings along need not be. */
  readonly held?: 'CHECKING' | null;
}

/** Keeps files and knows what they are. Bytes first, then the row: a row never points at nothing. */
export interface FileRepository {
  /** `undefined` when the bytes are of no kind that is kept; see {@link fileTypeOf}. */
  store(bytes: Uint8Array, name: string): Promise<StoredFile | undefined>;
  /** Writes the row, in the transaction that also writes who needs the file; a thumbnail names the key of its picture. */
  record(query: Query, file: StoredFile, purpose: FilePurpose, original?: string): Promise<void>;
  /** Takes back a stored file whose row was never written. */
  discard(key: string): Promise<void>;
  /** `undefined` also for one that is held back. */
  find(key: string): Promise<{ readonly row: FileRow; readonly bytes: Uint8Array<ArrayBuffer> } | undefined>;
}

/** `resource`: goes when no image or document names it. `content`: stays until somebody removes it. */
type FilePurpose = 'resource' | 'content';

/** Characters kept of a file's name. */
const NAME_MAX = 200;

/** Where a file is read: `/files/0b1c…`. */
export const addressOf = ({ key }: Pick<StoredFile, 'key'>): string => `/files/${key}`;

/** Where a picture of the content is read, in whatever size: `/-/media/0b1c…/hall.jpg`. */
export const mediaAddressOf = ({ key, name }: Pick<StoredFile, 'key' | 'name'>): string =>
  `/-/media/${key}/${encodeURIComponent(name)}`;

export const createFileRepository = (
  database: Database,
  store: FileStore,
  clock: () => Date,
  { heldAs }: { readonly heldAs: (contentType: string) => 'CHECKING' | null },
): FileRepository => ({
  store: async (bytes, name) => {
    const contentType = fileTypeOf(bytes);
    if (!contentType) return undefined;
    const key = randomUUID();
    await store.write(key, bytes);
    return { key, name: nameToShow(name), contentType, length: bytes.byteLength, held: heldAs(contentType) };
  },
  record: async (query, file, purpose, original) => {
    await query
      .insertInto('files')
      .values({ held: null, ...file, purpose, original: original ?? null, created: clock().toISOString() })
      .execute();
  },
  discard: (key) => store.remove(key),
  find: async (key) => {
    const row = await database.query
      .selectFrom('files')
      .selectAll()
      .where('key', '=', key)
      .where('held', 'is', null)
      .executeTakeFirst();
    const bytes = row && (await store.read(row.key));
    return row && bytes ? { row, bytes } : undefined;
  },
});

/** A name to show and to save under: no folders, no control or direction characters, not hidden. */
const nameToShow = (name: string): string =>
  name
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '-')
    .replace(/^[.\s]+/, '')
    .slice(0, NAME_MAX)
    .toWellFormed() || 'file';
