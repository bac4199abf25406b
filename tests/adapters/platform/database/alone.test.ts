import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, it as example, expect } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';

const WORKS = 6;

describeEachDatabase('work that a server does alone', (newPlace) => {
  const databases: Database[] = [];
  beforeAll(async () => {
    const place = await newPlace();
    // Only one server has a SQLite file.
    const servers = place.databaseUrl === undefined ? 1 : 3;
    for (let server = 0; server < servers; server += 1)
      databases.push(await openDatabase({ ...place, log: quietLog }));
  });
  afterAll(() => Promise.all(databases.map((database) => database.close())));

  example('is never interrupted by that of another, and uses the database meanwhile', async () => {
    let working = 0;
    const most: number[] = [];
    const work = async ({ query, write }: Database) => {
      working += 1;
      most.push(working);
      for (let wait = 0; wait < 20; wait += 1) {
        await query.selectFrom('events').selectAll().execute();
        await write((transaction) => transaction.selectFrom('sites').selectAll().execute());
        await turn();
      }
      working -= 1;
    };
    const turns = databases.length === 1 ? 1 : WORKS;
    await Promise.all(
      Array.from({ length: turns }, (_, place) => {
        const database = databases[place % databases.length] as Database;
        return database.alone(() => work(database));
      }),
    );
    expect(most).toEqual(Array.from({ length: turns }, () => 1));
  });

  example('lets the next begin when it fails', async () => {
    const [first] = databases;
    await expect(first?.alone(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    const next = databases.at(-1);
    expect(await next?.alone(async () => 'done')).toBe('done');
  });
});
