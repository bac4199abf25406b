import { sql } from 'kysely';
import { openDatabase } from '../../../../adapters/platform/database/open-database.ts';

/** Opens the database at the place in its arguments; prints the number of migrations in its schema. */
const [dataFolder = '', databaseUrl = ''] = process.argv.slice(2);
const silent = () => {};
const database = await openDatabase({
  dataFolder,
  ...(databaseUrl ? { databaseUrl } : {}),
  log: { info: silent, warn: silent, error: silent },
});
const { rows } = await sql<{ name: string }>`select name from migrations`.execute(database.query);
process.stdout.write(`${rows.length}\n`);
await database.close();
