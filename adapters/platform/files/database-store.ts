import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { FileStore } from './file-store.ts';

/** Stores files in the database, for several servers without a common folder. */
export const createDatabaseStore = ({ query }: Pick<Database, 'query'>, clock: () => Date): FileStore => ({
  write: async (key, bytes) => {
    await query
      .insertInto('fileContents')
      .values({ key, bytes, written: clock().toISOString() })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ bytes }))
      .execute();
  },
  read: async (key, range) => {
    const stored = await query
      .selectFrom('fileContents')
      .select((row) =>
        range === undefined
          ? row.ref('bytes').as('bytes')
          : sql<Uint8Array>`substr(${row.ref('bytes')}, ${sql.lit(range.first + 1)}, ${sql.lit(range.last - range.first + 1)})`.as(
              'bytes',
            ),
      )
      .where('key', '=', key)
      .executeTakeFirst();
    return stored && new Uint8Array(stored.bytes);
  },
  remove: async (key) => {
    await query.deleteFrom('fileContents').where('key', '=', key).execute();
  },
  keysBefore: async (moment) => {
    const rows = await query
      .selectFrom('fileContents')
      .select('key')
      .where('written', '<', moment.toISOString())
      .execute();
    return rows.map(({ key }) => key);
  },
});
