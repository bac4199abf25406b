import { createHash } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { quietLog } from '../quiet-log.ts';

/**
 * The settings of the database that a server under test and its commands use: none on SQLite; with `JOURNEYS_ON`
 * a PostgreSQL database for each data folder, so that a server that is started again finds its data.
 */
export const journeySettings = (dataFolder: string): Readonly<Record<string, string>> => {
  const server = process.env.JOURNEYS_POSTGRES;
  if (!server) return {};
  const settings = { DATABASE_URL: server.replace('/postgres?', `/${nameOf(dataFolder)}?`) };
  if (process.env.JOURNEYS_ON !== 'two-servers') return settings;
  // What the servers of one installation share, besides the database.
  const sealKey = createHash('sha256').update(dataFolder).digest('base64url');
  return { ...settings, FILE_STORE: 'database', FAIRDESK_SEAL_KEY: sealKey };
};

/** Opens the database of a server under test, beside the server. */
export const openJourneyDatabase = (dataFolder: string): Promise<Database> => {
  const { DATABASE_URL: databaseUrl } = journeySettings(dataFolder);
  return openDatabase({ dataFolder, log: quietLog, ...(databaseUrl && { databaseUrl }) });
};

/** Creates the database of a data folder, unless there is one. */
export const createJourneyDatabase = async (dataFolder: string): Promise<void> => {
  const server = process.env.JOURNEYS_POSTGRES;
  if (!server) return;
  const name = nameOf(dataFolder);
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount === 0) await client.query(`create database ${name}`);
  await client.end();
};

const nameOf = (dataFolder: string): string =>
  `journey_${createHash('sha256').update(dataFolder).digest('hex').slice(0, 16)}`;
