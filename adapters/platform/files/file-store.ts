import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the bytes of files are. Keys are UUIDs that this product made; nothing of a sender's reaches a path. */
export interface FileStore {
  /** Returns once the bytes would survive a power cut. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  remove(key: string): Promise<void>;
  /** The keys of files last written before this moment. */
  keysBefore(moment: Date): Promise<readonly string[]>;
}

/** Files in one folder of the local disk. */
export const createDiskStore = (folder: string): FileStore => {
  const at = (key: string) => join(folder, key);
  return {
    write: async (key, bytes) => {
      await mkdir(folder, { recursive: true });
      const temporary = at(`${key}.part`);
      try {
        await writeThrough(temporary, bytes);
        await rename(temporary, at(key));
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      await syncFolder(folder);
    },
    read: async (key) => {
      try {
        return new Uint8Array(await readFile(at(key)));
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw error;
      }
    },
    remove: (key) => rm(at(key), { force: true }),
    keysBefore: async (moment) => {
      const names = await readdir(folder).catch((error: unknown) => {
        if (isAbsent(error)) return [];
        throw error;
      });
      const times = await Promise.all(
        names.map((name) =>
          stat(at(name)).then(
            ({ mtimeMs }) => mtimeMs,
            () => Infinity,
          ),
        ),
      );
      return names.filter((_name, index) => (times[index] ?? Infinity) < moment.getTime());
    },
  };
};

const writeThrough = async (path: string, bytes: Uint8Array): Promise<void> => {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** The new name itself must reach the disk too. Windows cannot do this, and does not need it. */
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
