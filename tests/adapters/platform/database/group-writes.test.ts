import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { groupWrites, type Transact } from '#adapters/platform/database/group-writes.ts';
import { createSqliteEngine } from '#adapters/platform/database/sqlite.ts';
import type { Tables } from '#adapters/platform/database/tables.ts';

/** A transaction: the keys it stores, one after the other, and how it ends. */
interface Write {
  readonly keys: readonly number[];
  readonly waits: boolean;
  readonly throws: boolean;
  /** Whether it stores a reference to a row that never exists, which is noticed at the commit. */
  readonly dangles: boolean;
}

const anyWrite: fc.Arbitrary<Write> = fc.record({
  keys: fc.array(fc.nat(9), { maxLength: 3 }),
  waits: fc.boolean(),
  throws: fc.boolean(),
  dangles: fc.boolean(),
});

describe('writes that wait at the same time', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairdesk-group-'));
  const statements: string[] = [];
  const query = new Kysely<Tables>({
    dialect: createSqliteEngine(folder).dialect,
    log: ({ query: { sql } }) => void statements.push(sql),
  });
  let transact: Transact;
  afterAll(async () => {
    await query.destroy();
    rmSync(folder, { recursive: true });
  });
  beforeEach(empty);

  async function empty(): Promise<void> {
    transact = groupWrites(query);
    await sql`drop table if exists needs`.execute(query);
    await sql`drop table if exists rows`.execute(query);
    await sql`create table rows (key integer primary key)`.execute(query);
    await sql`create table needs (key integer references rows deferrable initially deferred)`.execute(query);
    statements.length = 0;
  }

  const run = ({ keys, waits, throws, dangles }: Write): Promise<readonly number[]> =>
    transact(async (transaction) => {
      if (dangles) await sql`insert into needs values (-1)`.execute(transaction);
      for (const key of keys) await sql`insert into rows values (${key})`.execute(transaction);
      if (waits) await setImmediate();
      if (throws) throw new Error('refused');
      return storedIn(transaction);
    });

  const storedIn = async (at: Kysely<Tables>): Promise<readonly number[]> =>
    (await sql<{ key: number }>`select key from rows order by key`.execute(at)).rows.map(({ key }) => key);

  it('end, read and store as if each were committed after the other, whichever fail', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyWrite, { maxLength: 12 }), async (writes) => {
        await empty();
        const outcomes = await Promise.all(
          writes.map((write) =>
            run(write).then(
              (stored) => stored,
              () => 'failed' as const,
            ),
          ),
        );
        const stored = new Set<number>();
        const expected = writes.map(({ keys, throws, dangles }) => {
          const after = new Set([...stored, ...keys]);
          const isDuplicate = after.size < stored.size + keys.length;
          if (throws || isDuplicate || dangles) return 'failed';
          for (const key of keys) stored.add(key);
          return [...stored].toSorted((one, other) => one - other);
        });
        expect(outcomes).toEqual(expected);
        expect(await storedIn(query)).toEqual([...stored].toSorted((one, other) => one - other));
      }),
    );
  });

  it('share one commit', async () => {
    await Promise.all([1, 2, 3, 4].map((key) => run({ keys: [key], ...PLAIN })));
    expect(statements.filter((each) => each === 'commit')).toHaveLength(1);
  });

  it('are confirmed only once they are committed', async () => {
    const seen: boolean[] = [];
    await Promise.all(
      [1, 2, 3].map(async (key) => {
        await run({ keys: [key], ...PLAIN });
        seen.push(statements.includes('commit'));
      }),
    );
    expect(seen).toEqual([true, true, true]);
  });

  it('run each in the context of its caller', async () => {
    const context = new AsyncLocalStorage<number>();
    const seen = await Promise.all(
      [1, 2, 3].map((caller) => context.run(caller, () => transact(async () => context.getStore()))),
    );
    expect(seen).toEqual([1, 2, 3]);
  });

  it('are confirmed while more and more arrive', async () => {
    const all: Promise<unknown>[] = [];
    let isConfirmed = false;
    const add = (): void => {
      all.push(
        transact(async () => {
          if (!isConfirmed) add();
          await setImmediate();
        }),
      );
    };
    add();
    await run({ keys: [1], ...PLAIN });
    isConfirmed = true;
    await Promise.all(all);
    expect(await storedIn(query)).toEqual([1]);
  });
});

const PLAIN = { waits: false, throws: false, dangles: false };
