import { fc, it } from '@fast-check/vitest';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { cachedReads } from '#adapters/platform/cached-reads.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import type { PlatformCall } from '#adapters/shared/http/platform-call.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { newFolder } from '#tests/support/servers/databases.ts';

/** Rows that delete others by a foreign key, and that a trigger copies. */
const SCHEMA = [
  'create table owners (id text primary key, name text)',
  'create table items (id text primary key, owner text references owners(id) on delete cascade, name text)',
  'create table copies (item text, name text)',
  'create trigger copy after update on items begin insert into copies values (new.id, new.name); end',
];

const WRITES = [
  "insert into owners values ('a', 'first') on conflict do nothing",
  "insert into items values ('1', 'a', 'one') on conflict do nothing",
  "update owners set name = name || '.'",
  "update items set name = name || '.'",
  "delete from owners where id = 'a'",
  "delete from items where id = '1'",
  "insert or replace into owners values ('a', 'replaced')",
  'delete from copies',
] as const;

const READS: Readonly<Record<string, readonly string[]>> = {
  owners: ['select * from owners'],
  items: ['select * from items'],
  copies: ['select count(*) as total from copies'],
  both: ['select * from owners', 'select * from items', 'select * from copies'],
};

describe('cached reads', () => {
  const place = { dataFolder: newFolder(), log: quietLog };
  let database: Database;
  let other: Database;

  beforeAll(async () => {
    database = await openDatabase(place);
    for (const statement of SCHEMA) await sql.raw(statement).execute(database.query);
    other = await openDatabase(place);
  });
  afterAll(() => Promise.all([database.close(), other.close()]));

  const read = async (name: string, pause: () => Promise<unknown>): Promise<unknown> => {
    const rows = [];
    for (const statement of READS[name] ?? []) {
      await pause();
      rows.push((await sql.raw(statement).execute(database.query)).rows);
    }
    await pause();
    return rows;
  };
  const call =
    (pause: () => Promise<unknown>): PlatformCall =>
    async ({ path }) => ({ status: 200, headers: {}, body: await read(path.split('/').at(-1) ?? '', pause) });
  const requestOf = (name: string): Parameters<PlatformCall>[0] => ({
    ...{
      method: 'GET',
      path: `/content/${name}`,
      query: new URLSearchParams(),
      headers: {},
      body: undefined,
    },
  });

  const works = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('read' as const), name: fc.constantFrom(...Object.keys(READS)) }),
      fc.record({
        kind: fc.constant('write' as const),
        statement: fc.constantFrom(...WRITES),
        isOther: fc.boolean(),
        end: fc.constantFrom('commit' as const, 'roll back' as const),
      }),
    ),
    { minLength: 2, maxLength: 14 },
  );

  /** Writes one after the other: in one process, two transactions at once would wait for each other. */
  let last = Promise.resolve();
  const write = (...input: Parameters<typeof writeNow>): Promise<void> => {
    last = last.then(() => writeNow(...input));
    return last;
  };

  /** Writes on one connection; one that is rolled back changes nothing. */
  const writeNow = async (
    statement: string,
    isOther: boolean,
    end: 'commit' | 'roll back',
  ): Promise<void> => {
    const stopped = new Error('rolled back');
    const { write: transact } = isOther ? other : database;
    await transact(async (query) => {
      await sql.raw(statement).execute(query);
      if (end === 'roll back') throw stopped;
    }).catch((thrown: unknown) => {
      if (thrown !== stopped && database.faultOf(thrown) !== 'reference') throw thrown;
    });
  };

  const prepare = async (): Promise<void> => {
    for (const statement of ['delete from owners', WRITES[7], WRITES[0], WRITES[1]])
      await sql.raw(statement).execute(database.query);
  };

  it.prop([works, fc.scheduler()], { numRuns: 200 })(
    'are those of the database, however reads and writes interleave',
    async (all, scheduler) => {
      await prepare();
      const pause = () => scheduler.schedule(Promise.resolve());
      const cached = cachedReads(call(pause), database.observe, () => new Date());
      const done = Promise.all(
        all.map(async (work) => {
          if (work.kind === 'read') return cached(requestOf(work.name));
          await pause();
          return write(work.statement, work.isOther, work.end);
        }),
      );
      await scheduler.waitFor(done);
      const immediately = () => Promise.resolve();
      for (const name of Object.keys(READS)) {
        const again = cached(requestOf(name));
        const { body } = await scheduler.waitFor(again);
        expect(body, name).toEqual(await read(name, immediately));
      }
    },
  );

  it.prop([fc.constantFrom(...Object.keys(READS)), fc.constantFrom(...WRITES), fc.boolean()])(
    'are not read again until a table that they read is written to',
    async (name, statement, isOther) => {
      await prepare();
      let count = 0;
      const cached = cachedReads(
        async (request) => {
          count += 1;
          return call(() => Promise.resolve())(request);
        },
        database.observe,
        () => new Date(),
      );
      for (const _ of [1, 2, 3]) await cached(requestOf(name));
      expect(count).toBe(1);
      await write(statement, isOther, 'commit');
      const { body } = await cached(requestOf(name));
      expect(body).toEqual(await read(name, () => Promise.resolve()));
    },
  );
});
