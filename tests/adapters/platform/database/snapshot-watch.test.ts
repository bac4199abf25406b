import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { cachedReads } from '#adapters/platform/cached-reads.ts';
import { watchSnapshots } from '#adapters/platform/database/snapshot-watch.ts';

/** A database that counts its commits, and a server in front of it. */
const open = (pause: () => Promise<unknown>, { canTell = true } = {}) => {
  let commits = 0;
  let reads = 0;
  let states = 0;
  let now = 0;
  const readState = async (): Promise<string | undefined> => {
    states += 1;
    await pause();
    const state = String(commits);
    await pause();
    return canTell ? state : undefined;
  };
  const cached = cachedReads(
    async ({ method }) => {
      await pause();
      if (method === 'GET') reads += 1;
      else commits += 1;
      const body = commits;
      await pause();
      return { status: 200, headers: {}, body };
    },
    watchSnapshots(readState, () => now),
    () => new Date(0),
  );
  const call = async (method: string, scope?: object): Promise<number> => {
    const request = { ...{ method, path: '/content/count', query: new URLSearchParams() } };
    const { body } = await cached({ ...request, headers: {}, body: undefined, ...(scope && { scope }) });
    return Number(body);
  };
  return {
    read: (scope?: object) => call('GET', scope),
    write: (scope?: object) => call('POST', scope),
    writeElsewhere: () => {
      commits += 1;
    },
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
    commits: () => commits,
    reads: () => reads,
    states: () => states,
  };
};

const atOnce = () => Promise.resolve();

type Database = ReturnType<typeof open>;

/** A request that reads and writes; each read is compared with what it must have seen. */
const visit = async (database: Database, steps: readonly ('read' | 'write')[]): Promise<void> => {
  const scope = {};
  let least = database.commits();
  for (const step of steps) {
    if (step === 'write') least = await database.write(scope);
    else expect(await database.read(scope)).toBeGreaterThanOrEqual(least);
  }
};

const requests = fc.array(
  fc.oneof(
    fc.constant('elsewhere' as const),
    fc.constant('alone' as const),
    fc.array(fc.constantFrom('read', 'read', 'write'), { minLength: 1, maxLength: 4 }),
  ),
  { minLength: 1, maxLength: 8 },
);

describe('reads from a database with several servers', () => {
  it.prop([requests, fc.scheduler()], { numRuns: 300 })(
    'are never older than their request and its own writes, however requests interleave',
    async (all, scheduler) => {
      const pause = () => scheduler.schedule(Promise.resolve());
      const database = open(pause);
      const done = Promise.all(
        all.map(async (work) => {
          await pause();
          if (work === 'elsewhere') return database.writeElsewhere();
          if (work !== 'alone') return visit(database, work);
          const before = database.commits();
          expect(await database.read()).toBeGreaterThanOrEqual(before);
        }),
      );
      await scheduler.waitFor(done);
      const last = database.read();
      expect(await scheduler.waitFor(last)).toBe(database.commits());
    },
  );

  it.prop([fc.nat({ max: 5 }), fc.nat({ max: 5 })])(
    'happen once while nothing is written, however many requests there are, each of which asks for the state once',
    async (visits, more) => {
      const database = open(atOnce);
      for (let count = 0; count <= visits; count += 1)
        await visit(
          database,
          Array.from({ length: more + 1 }, () => 'read' as const),
        );
      expect(database.reads()).toBe(1);
      expect(database.states()).toBe(visits + 1);
    },
  );

  it('see the writes of others within a second, however long their request lasts', async () => {
    const database = open(atOnce);
    const scope = {};
    await database.read(scope);
    database.writeElsewhere();
    database.wait(999);
    expect(await database.read(scope)).toBe(0);
    database.wait(1);
    expect(await database.read(scope)).toBe(1);
  });

  it.prop([fc.array(fc.boolean(), { maxLength: 6 })])(
    'are never cached where the database cannot name its state',
    async (writes) => {
      const database = open(atOnce, { canTell: false });
      for (const writesFirst of [...writes, false]) {
        if (writesFirst) database.writeElsewhere();
        expect(await database.read()).toBe(database.commits());
      }
      expect(database.reads()).toBe(writes.length + 1);
    },
  );
});
