import { join } from 'node:path';
import type { Database } from '../database/open-database.ts';
import { createDatabaseStore } from './database-store.ts';
import { createDiskStore, type FileStore } from './file-store.ts';
import { createObjectStore, type ObjectStorePlace } from './object-store.ts';
import { withFormerFiles } from './with-former-files.ts';

/** Where an installation stores its files. */
export interface FilePlace {
  readonly dataFolder: string;
  /** `folder`: in the data folder, the default; `database`; the path of a folder that servers share; or a bucket. */
  readonly fileStore?: string | ObjectStorePlace;
  readonly clock?: () => Date;
}

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
