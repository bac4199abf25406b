import type { Database } from '../database/open-database.ts';
import type { FileStore } from './file-store.ts';

/**
 * Stores files in the database, for several servers without a common folder.
 *
 * @param former where files were stored before; they are read there, and deleted there too
 */
export const createDatabaseStore = (
  { query }: Pick<Database, 'query'>,
  former: FileStore,
  clock: () => Date,
): FileStore => ({
  write: async (key, bytes) => {
    await query
      .insertInto('fileContents')
      .values({ key, bytes, written: clock().toISOString() })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ bytes }))
      .execute();
  },
  read: async (key) => {
    const stored = await query
      .selectFrom('fileContents')
      .select('bytes')
      .where('key', '=', key)
      .executeTakeFirst();
    return stored ? new Uint8Array(stored.bytes) : former.read(key);
  },
  has: async (key) =>
    (await query.selectFrom('fileContents').select('key').where('key', '=', key).executeTakeFirst()) !==
      undefined || former.has(key),
  remove: async (key) => {
    await query.deleteFrom('fileContents').where('key', '=', key).execute();
    await former.remove(key);
  },
  keysBefore: async (moment) => {
    const rows = await query
      .selectFrom('fileContents')
      .select('key')
      .where('written', '<', moment.toISOString())
      .execute();
    return [...new Set([...rows.map(({ key }) => key), ...(await former.keysBefore(moment))])];
  },
});
