import type { Pool } from 'pg';

/** Not YugabyteDB (`PostgreSQL 15.2-YB-…`), and not CockroachDB: they have the protocol in common, and little else. */
export const IS_GENUINE = "version() ~ '^PostgreSQL [0-9.]+ '";

/**
 * Which transactions are committed, since which start of the server: one that takes over the data of another may lack
 * its last transactions, and uses their ids again.
 */
const STATE = `concat_ws(' ', pg_current_snapshot(), pg_postmaster_start_time())`;

/**
 * Reads the state of the database: any commit changes it.
 *
 * @returns resolves to `undefined` where transactions may be counted otherwise
 * Source: https://www.postgresql.org/docs/current/functions-info.html#FUNCTIONS-INFO-SNAPSHOT
 */
export const stateReader = (pool: Pick<Pool, 'query'>): (() => Promise<string | undefined>) => {
  const select = async <T>(expression: string): Promise<T | undefined> =>
    (await pool.query<{ value: T }>(`select ${expression} as "value"`)).rows[0]?.value;
  let isGenuine: boolean | undefined;
  return async () => {
    isGenuine ??= await select<boolean>(IS_GENUINE);
    return isGenuine ? select<string>(STATE) : undefined;
  };
};
