import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from 'neverthrow';
import { expect } from 'vitest';
import type { Manifest } from '#adapters/platform/backup/manifest.ts';
import { restoreBackup } from '#adapters/platform/backup/restore-backup.ts';
import { writeBackup } from '#adapters/platform/backup/write-backup.ts';
import { openStore, type Store } from '#adapters/platform/database/open-database.ts';
import { createDiskStore, type FileStore } from '#adapters/platform/files/file-store.ts';
import { anyTable } from '#adapters/platform/profile-service/rows.ts';
import { FAIR } from '#tests/adapters/platform/dataset/folders.ts';
import { openDesk } from '#tests/adapters/platform/dataset/import-desk.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { newFolder, type Place } from '#tests/support/servers/databases.ts';

export const NOW = new Date('2026-11-20T12:00:00Z');

const filesOf = ({ dataFolder }: Place): FileStore => createDiskStore(join(dataFolder, 'files'));

/** Each run of a property migrates databases of its own. */
export const LONG_MS = 300_000;

/** A fair with one of everything. */
export const openFair = async (place: Place): Promise<Place> => {
  const desk = await openDesk(place);
  expect((await desk.apply(FAIR)).faults).toEqual([]);
  await desk.database.close();
  return place;
};

/** Works on a store as it is, without migrating it. */
export const withStore = async <T>(place: Place, work: (store: Store) => Promise<T>): Promise<T> => {
  const store = await openStore({ ...place, log: quietLog });
  try {
    return await work(store);
  } finally {
    await store.query.destroy();
  }
};

/** Backs a place up to a new folder. */
export const backUp = async (
  place: Place,
  files: Pick<FileStore, 'read'> = filesOf(place),
  folder = join(newFolder(), 'backup'),
): Promise<{ readonly folder: string; readonly written: Result<Manifest, string> }> => ({
  folder,
  written: await withStore(place, (store) => writeBackup({ store, files }, folder, NOW)),
});

export const restore = (folder: string, place: Place): Promise<Result<Manifest, string>> =>
  withStore(place, (store) =>
    restoreBackup(folder, { store, filesOf: () => filesOf(place), writeSecrets: async () => undefined }),
  );

/** Every row of every table, sorted, and the bytes of every file in hexadecimal. */
export const everythingIn = (place: Place): Promise<Readonly<Record<string, unknown>>> =>
  withStore(place, async ({ query }) => {
    const tables = await query.introspection.getTables();
    const rows = await Promise.all(
      tables.map(async ({ name }) => {
        const found = await anyTable(query).selectFrom(name).selectAll().execute();
        return [name, found.map(lineOf).toSorted()] as const;
      }),
    );
    const folder = join(place.dataFolder, 'files');
    const files = namesIn(folder).map((name) => [name, readFileSync(join(folder, name)).toString('hex')]);
    return { ...Object.fromEntries(rows), 'uploaded files': Object.fromEntries(files) };
  });

/** Columns in one order: two databases may list them differently. */
const lineOf = (row: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));

const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
};
