import pg from 'pg';

/** Creates a database on a PostgreSQL server; resolves to its address. */
export const createDatabase = async (url: (database: string) => string, name: string): Promise<string> => {
  const client = new pg.Client({ connectionString: url('postgres') });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return url(name);
};
