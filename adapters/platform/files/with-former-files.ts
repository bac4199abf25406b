import type { FileStore } from './file-store.ts';

/** A store that also finds and deletes the files of the store that was used before it. */
export const withFormerFiles = (store: FileStore, former: FileStore): FileStore => ({
  write: store.write,
  read: async (key, range) => (await store.read(key, range)) ?? former.read(key, range),
  remove: async (key) => {
    await store.remove(key);
    await former.remove(key);
  },
  keysBefore: async (moment) => [
    ...new Set([...(await store.keysBefore(moment)), ...(await former.keysBefore(moment))]),
  ],
});
