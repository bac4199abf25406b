/** The database of the platform: opening, checking and counting. */
export { checkDatabase, type DatabaseHealth } from './check-database.ts';
export { type Database, openDatabase, openStore, type Query, type Store } from './open-database.ts';
export type { RateCounter, RateLimit } from './rate-counter.ts';
