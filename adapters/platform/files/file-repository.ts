import { randomUUID } from 'node:crypto';
import type { Database, Query } from '../database/open-database.ts';
import type { FileRow } from '../database/tables.ts';
import type { ByteRange } from './byte-range.ts';
import type { FileStore } from './file-store.ts';
import { type FileType, fileTypeOf } from './file-type.ts';

/** A file whose bytes are on disk and whose row is not written yet. */
export interface StoredFile {
  readonly key: string;
  readonly name: string;
  readonly contentType: FileType;
  /** In bytes. */
  readonly length: number;
  /** Held back until it is scanned; files imported by an organiser need no scan. */
  readonly held?: 'CHECKING' | null;
}

/** Stores files and their metadata. Bytes first, then the row: a row never references missing bytes. */
export interface FileRepository {
  /** `undefined` for a file type that is not allowed; see {@link fileTypeOf}. */
  store(bytes: Uint8Array, name: string): Promise<StoredFile | undefined>;
  /**
   * Writes the row, in the transaction that also references the file; a thumbnail names the key of its
   * picture.
   */
  record(query: Query, file: StoredFile, purpose: FilePurpose, original?: string): Promise<void>;
  /** Deletes a stored file whose row was never written. */
  discard(key: string): Promise<void>;
  /** `undefined` also for a file that is held back. */
  find(key: string): Promise<FoundFile | undefined>;
}

/** A file that may be served; its bytes are read when they are needed. */
export interface FoundFile {
  readonly row: FileRow;
  /** `undefined` when the bytes are missing. */
  read(range?: ByteRange): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** `resource`: deleted when no image or document references it. `content`: stays until removed. */
type FilePurpose = 'resource' | 'content';

/** Maximum length of a file name, in characters. */
const NAME_MAX = 200;

/** The address of a file: `/files/0b1c…`. */
export const addressOf = ({ key }: Pick<StoredFile, 'key'>): string => `/files/${key}`;

/** The address of a content picture, in any size: `/-/media/0b1c…/hall.jpg`. */
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
    return row && { row, read: (range) => store.read(row.key, range) };
  },
});

/** A safe file name: no folders, no control or direction characters, not hidden. */
export const nameToShow = (name: string): string =>
  name
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '-')
    .replace(/^[.\s]+/, '')
    .slice(0, NAME_MAX)
    .toWellFormed() || 'file';
