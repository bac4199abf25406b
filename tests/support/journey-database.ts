import { createHash } from 'node:crypto';
import pg from 'pg';

/**
 * The settings of the database of a server under test: none on SQLite; with `JOURNEYS_ON=postgres` a database for each
 * data folder, so that a server that is started again finds its data.
 */
export const journeyDatabase = async (
  dataFolder: string,
  server = process.env.JOURNEYS_POSTGRES,
): Promise<Readonly<Record<string, string>>> => {
  if (!server) return {};
  const name = `journey_${createHash('sha256').update(dataFolder).digest('hex').slice(0, 16)}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount === 0) await client.query(`create database ${name}`);
  await client.end();
  return { DATABASE_URL: server.replace('/postgres?', `/${name}?`) };
};
