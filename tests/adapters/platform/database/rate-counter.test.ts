import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, it as example, expect } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { createDiskStore } from '#adapters/platform/files/file-store.ts';
import { runHousekeeping } from '#adapters/platform/housekeeping.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase, newFolder } from '#tests/support/servers/databases.ts';

const LIMIT = { name: 'sign-in', points: 5, duration: 60 };
let next = 0;

describeEachDatabase('a rate counter', (newPlace) => {
  const databases: Database[] = [];
  let isShared = false;
  beforeAll(async () => {
    const place = await newPlace();
    isShared = place.databaseUrl !== undefined;
    for (const _server of [0, 1]) databases.push(await openDatabase({ ...place, log: quietLog }));
  });
  afterAll(() => Promise.all(databases.map((database) => database.close())));
  const newKey = () => {
    next += 1;
    return `key ${next}`;
  };

  it.prop([fc.array(fc.record({ server: fc.nat(1), isReverted: fc.boolean() }), { maxLength: 12 })])(
    'counts each attempt once, at once or not, on any server of one PostgreSQL',
    async (attempts) => {
      const key = newKey();
      const counters = databases.map((database) => database.counterOf(LIMIT));
      const serverOf = (server: number) => counters[isShared ? server : 0] ?? expect.fail();
      const states = await Promise.all(attempts.map(({ server }) => serverOf(server).penalty(key)));
      expect(states.map(({ consumedPoints }) => consumedPoints).toSorted((a, b) => a - b)).toEqual(
        attempts.map((_attempt, place) => place + 1),
      );
      for (const { msBeforeNext } of states) expect(msBeforeNext).toBeLessThanOrEqual(60_000);
      for (const { server, isReverted } of attempts) if (isReverted) await serverOf(server).reward(key);
      const left = attempts.filter(({ isReverted }) => !isReverted).length;
      expect((await serverOf(1).penalty(key)).consumedPoints).toBe(left + 1);
    },
  );

  example('counts each limit and each key of its own', async () => {
    const [database] = databases;
    const key = newKey();
    await database?.counterOf(LIMIT).penalty(key);
    expect((await database?.counterOf({ ...LIMIT, name: 'mail' }).penalty(key))?.consumedPoints).toBe(1);
    expect((await database?.counterOf(LIMIT).penalty(newKey()))?.consumedPoints).toBe(1);
  });

  example('is forgotten by the cleanup once its period has ended', async () => {
    const [database] = databases;
    if (database === undefined) return expect.fail();
    await database.counterOf(LIMIT).penalty(newKey());
    await runHousekeeping(database, createDiskStore(newFolder()), new Date(Date.now() + 3_600_000));
    expect(await database.query.selectFrom('rateLimits').selectAll().execute()).toEqual([]);
  });
});
