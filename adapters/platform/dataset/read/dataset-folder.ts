import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

/**
 * The files of an organiser's folder, in memory, by relative path with `/` separators:
 * `pages/portal/index.json`.
 */
export type DatasetFolder = ReadonlyMap<string, Uint8Array>;

/** Reads a whole folder, except hidden files. */
export const openFolder = async (folder: string): Promise<DatasetFolder> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => path.slice(join(folder, sep).length).split(sep).join('/'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
    .toSorted();
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(folder, file))] as const)),
  );
};
