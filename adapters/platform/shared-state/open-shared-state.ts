import type { Log } from '@fairdesk/core/shared';
import type { Database } from '../database/open-database.ts';
import type { SharedState } from './shared-state.ts';

/** Counts in the database, and gives no hints. */
const inDatabase = ({ counterOf }: Database): SharedState => ({
  counterOf,
  announceChange: () => undefined,
  onChange: () => undefined,
  responds: async () => true,
  close: async () => undefined,
});

interface Sources {
  readonly database: Database;
  /** `redis://…`; the database when omitted. */
  readonly redisUrl?: string;
  readonly log: Pick<Log, 'info' | 'warn'>;
}

/** Opens the state in Redis where an address is set, and else in the database. */
export const openSharedState = async ({ database, redisUrl, log }: Sources): Promise<SharedState> =>
  redisUrl
    ? (await import('./redis-state.ts')).openRedisState(redisUrl, database.counterOf, log)
    : inDatabase(database);
