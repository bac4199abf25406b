/** The store of files. */
export { type FileStore, FileStoreAway } from './file-store.ts';
export { countMissingFiles } from './missing-files.ts';
export type { ObjectStorePlace } from './object-store.ts';
export { openFileStore } from './open-file-store.ts';
