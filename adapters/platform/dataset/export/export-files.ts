import { createHash } from 'node:crypto';
import { portableFileName } from '../../../shared/tables/portable-name.ts';
import type { Query } from '../../database/open-database.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { Cell } from '../../profile-service/rows.ts';
import { storedRows } from '../plan/stored-rows.ts';
import type { Cells } from '../read/cells.ts';

/** A file of an exported folder. */
export interface FolderFile {
  /** `pictures/3f9c…/hall.png` */
  readonly path: string;
  readonly chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** The stored files of a fair; the same bytes are written once. */
export interface ExportedFiles {
  /** The files with these keys that are not written yet, in this order. */
  readonly open: (keys: readonly string[]) => AsyncIterable<FolderFile>;
  /** The path of a file that was opened; empty for one that is missing or held back. */
  readonly pathOf: (key: string | undefined) => string;
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'video/mp4': 'mp4',
  'application/pdf': 'pdf',
};

export const createExportedFiles = (query: Query, store: Pick<FileStore, 'read'>): ExportedFiles => {
  const paths = new Map<string, string>();
  const byHash = new Map<string, string>();
  return {
    async *open(keys) {
      const newKeys = [...new Set(keys)].filter((key) => !paths.has(key));
      const rows = new Map((await storedRows(query, 'files', 'key', newKeys)).map((row) => [row.key, row]));
      for (const key of newKeys) {
        const { row, bytes } = await readFile(store, rows.get(key));
        if (row === undefined || bytes === undefined) continue;
        const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
        const existingPath = byHash.get(hash);
        const path =
          existingPath ?? `${folderOf(row.contentType)}/${hash}/${nameOf(row.name, row.contentType)}`;
        paths.set(key, path);
        byHash.set(hash, path);
        if (existingPath === undefined) yield { path, chunks: [bytes] };
      }
    },
    pathOf: (key) => paths.get(key ?? '') ?? '',
  };
};

const readFile = async (store: Pick<FileStore, 'read'>, row: Cells | undefined) => ({
  row,
  bytes: row !== undefined && row.held === null ? await store.read(String(row.key)) : undefined,
});

/** The key in an address of a file: `/files/0b1c…`, `/-/media/0b1c…/hall.jpg`. */
export const keyIn = (address: Cell | undefined): string | undefined =>
  /^\/(?:files|-\/media)\/([0-9a-f-]{36})(?:\/|$)/.exec(String(address ?? ''))?.[1];

const folderOf = (contentType: Cell | undefined): string =>
  contentType === 'application/pdf' ? 'documents' : 'pictures';

const nameOf = (name: Cell | undefined, contentType: Cell | undefined): string =>
  portableFileName(String(name ?? ''), ENDINGS[String(contentType)] ?? 'bin');
