import { join } from 'node:path';
import type { Database } from '../database/open-database.ts';
import type { PlatformSettings } from '../settings.ts';
import { createDatabaseStore } from './database-store.ts';
import { createDiskStore, type FileStore } from './file-store.ts';
import { createObjectStore } from './object-store.ts';
import { withFormerFiles } from './with-former-files.ts';

/** Where an installation stores its files. */
export type FilePlace = Pick<PlatformSettings, 'dataFolder' | 'fileStore' | 'clock'>;

/** The files of the installation, in the place of its settings. */
export const openFileStore = (
  database: Pick<Database, 'query'>,
  { dataFolder, fileStore = 'folder', clock = () => new Date() }: FilePlace,
): FileStore => {
  const own = createDiskStore(join(dataFolder, 'files'));
  if (fileStore === 'folder') return own;
  if (fileStore === 'database') return withFormerFiles(createDatabaseStore(database, clock), own);
  return typeof fileStore === 'string'
    ? createDiskStore(fileStore)
    : withFormerFiles(createObjectStore(fileStore), own);
};
