import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { lockFairs } from '#adapters/platform/organiser/lock-fairs.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describePostgres } from '#tests/support/servers/databases.ts';
import { storeFair } from './store-fair.ts';

describePostgres('the lock of fairs', (newPlace) => {
  let servers: readonly Database[];
  let fairs: readonly string[];

  beforeAll(async () => {
    const place = await newPlace();
    servers = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ ...place, log: quietLog })));
    const [first] = servers;
    if (first === undefined) throw new Error('No server');
    fairs = await Promise.all([1, 2, 3].map(async () => (await storeFair(first, [], [])).event));
  }, 120_000);
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  /** A transaction that locks fairs and stays open until it is released. */
  const holder = async (server: Database | undefined, events: readonly string[]) => {
    const [isLocked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const end = server?.write(async (query) => {
      await lockFairs(query, events);
      isLocked.resolve();
      await released.promise;
    });
    await isLocked.promise;
    return async () => {
      released.resolve();
      await end;
    };
  };

  it('makes other servers wait for the end of the transaction, at the same fairs only', async () => {
    const [one, other, third] = servers;
    const [fair = '', free = ''] = fairs;
    const release = await holder(one, [fair]);
    const order: string[] = [];
    const waiting = other?.write(async (query) => {
      await lockFairs(query, [fair]);
      order.push('waited');
    });
    await third?.write((query) => lockFairs(query, [free]));
    order.push('free');
    await release();
    await waiting;
    expect(order).toEqual(['free', 'waited']);
  });

  it('never makes two transactions wait for each other, in whatever order they name their fairs', async () => {
    let runs = 0;
    const rounds = 40;
    const orders = [fairs, fairs.toReversed(), [...fairs.slice(1), ...fairs.slice(0, 1)], fairs.toReversed()];
    await Promise.all(
      servers.map(async (server, place) => {
        for (let round = 0; round < rounds; round += 1)
          await server.write(async (query) => {
            runs += 1;
            await lockFairs(query, orders[place] ?? []);
          });
      }),
    );
    // A transaction that PostgreSQL ends as a deadlock runs again.
    expect(runs).toBe(servers.length * rounds);
  }, 60_000);

  it('changes nothing of a fair', async () => {
    const read = () => servers[0]?.query.selectFrom('events').selectAll().orderBy('id').execute();
    await servers[0]?.query.updateTable('events').set({ modified: '2027-03-03T03:03:03.000Z' }).execute();
    const before = await read();
    await servers[0]?.write((query) => lockFairs(query, fairs));
    expect(await read()).toEqual(before);
  });
});
