import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fc, it } from '@fast-check/vitest';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { openDatabase } from '#adapters/platform/database/open-database.ts';
import { createDiskStore } from '#adapters/platform/files/file-store.ts';
import { NOT_PERSONAL, PERSONAL_TABLES } from '#adapters/platform/organiser/personal-data/personal-tables.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase, type Place } from '#tests/support/servers/databases.ts';
import { backUp, everythingIn, LONG_MS, NOW, openFair, restore, withStore } from './backup-desk.ts';

const TIME = NOW.toISOString();

describeEachDatabase('a backup', (newSource) => {
  it('contains every table of the schema', { timeout: LONG_MS }, async () => {
    const { written } = await backUp(await openFair(await newSource()));
    const known = [...PERSONAL_TABLES.map(({ table }) => table), ...Object.keys(NOT_PERSONAL)];
    expect(Object.keys(written._unsafeUnwrap().tables).toSorted()).toEqual(
      known.filter((table) => !['migrations', 'fileContents'].includes(table)).toSorted(),
    );
  });

  it('is one state that existed while others write, with its files', { timeout: LONG_MS }, async () => {
    const place = await newSource();
    const database = await openDatabase({ ...place, log: quietLog });
    const store = createDiskStore(join(place.dataFolder, 'files'));
    let count = 0;
    let isRunning = true;
    let last: string | undefined;
    /** Writes one row in each of two tables that are read at different times, and replaces the only file. */
    const writeOne = async () => {
      const key = randomUUID();
      await store.write(key, Buffer.from(key));
      const email = `${String(count + 1).padStart(6, '0')}@fair.example`;
      await database.write(async (query) => {
        await query.insertInto('administrators').values({ email, created: TIME }).execute();
        await query.insertInto('signIns').values({ email, latest: TIME }).execute();
        if (last) await query.deleteFrom('files').where('key', '=', last).execute();
        const row = { name: 'a', contentType: 'image/png', length: key.length, purpose: 'content' };
        await query
          .insertInto('files')
          .values({ key, ...row, created: TIME, original: null, held: null })
          .execute();
      });
      count += 1;
      if (last && count % 50 === 0) await store.remove(last);
      last = key;
    };
    for (let first = 0; first < 450; first++) await writeOne();
    const writing = (async () => {
      while (isRunning) await writeOne();
    })();
    const before = count;
    const { folder, written } = await backUp(place);
    const after = count;
    isRunning = false;
    await writing;
    await database.close();
    const { tables } = written._unsafeUnwrap();
    expect(after).toBeGreaterThan(before);
    expect(tables.signIns?.lines).toBe(tables.administrators?.lines);
    expect(tables.signIns?.lines).toBeGreaterThanOrEqual(before);
    expect(tables.files?.lines).toBe(1);
    expect(readdirSync(join(folder, 'files'))).toHaveLength(1);
  });

  it('has no name before it is complete, and leaves nothing when it fails', async () => {
    const place = await openFair(await newSource());
    const folder = join(place.dataFolder, 'backup');
    const seen: boolean[] = [];
    const read = async () => {
      seen.push(existsSync(folder));
      throw new Error('The disk is gone');
    };
    await expect(backUp(place, { read }, folder)).rejects.toThrow('The disk is gone');
    expect(seen).toEqual([false]);
    expect(readdirSync(place.dataFolder).filter((name) => name.includes('backup'))).toEqual([]);
  });

  it('counts files that were lost before it', { timeout: LONG_MS }, async () => {
    const place = await openFair(await newSource());
    rmSync(join(place.dataFolder, 'files'), { recursive: true });
    const { folder, written } = await backUp(place);
    expect(written._unsafeUnwrap()).toMatchObject({ files: { lines: 0 } });
    expect(written._unsafeUnwrap().missingFiles).toBeGreaterThan(0);
    expect((await restore(folder, await newSource())).isOk()).toBe(true);
  });

  it('is not made of a store that has no tables', async () => {
    const { folder, written } = await backUp(await newSource());
    expect(written._unsafeUnwrapErr()).toContain('Nothing is stored');
    expect(existsSync(folder)).toBe(false);
  });

  it('is refused by a store that is not empty, which stays as it is', { timeout: LONG_MS }, async () => {
    const { folder } = await backUp(await openFair(await newSource()));
    const other = await newSource();
    const database = await openDatabase({ ...other, log: quietLog });
    await database.query
      .insertInto('administrators')
      .values({ email: 'a@b.example', created: TIME })
      .execute();
    await database.close();
    const before = await everythingIn(other);
    expect((await restore(folder, other))._unsafeUnwrapErr()).toContain('is not empty (administrators)');
    expect(await everythingIn(other)).toEqual(before);
  });

  it('is restored into a store that a server has opened once', { timeout: LONG_MS }, async () => {
    const source = await openFair(await newSource());
    const { folder } = await backUp(source);
    const target = await newSource();
    const database = await openDatabase({ ...target, log: quietLog });
    const link = { tokenHash: 'x', email: null, created: TIME, expires: TIME };
    await database.query.insertInto('setupLinks').values(link).execute();
    await database.close();
    expect((await restore(folder, target)).isOk()).toBe(true);
    expect(await everythingIn(target)).toEqual(await everythingIn(source));
  });

  it('of a newer version is refused', { timeout: LONG_MS }, async () => {
    const source = await openFair(await newSource());
    await withStore(source, ({ query }) =>
      sql`insert into migrations (name) values ('2999-01-01-1-future')`.execute(query),
    );
    const { folder } = await backUp(source);
    const target = await newSource();
    expect((await restore(folder, target))._unsafeUnwrapErr()).toContain('newer version');
    expect(await everythingIn(target)).toEqual({ 'uploaded files': {} });
  });

  let damaged: { readonly folder: string } | undefined;
  let empty: Place | undefined;
  const damage = fc.oneof(
    fc.record({ kind: fc.constant('flip' as const), at: fc.nat() }),
    fc.record({ kind: fc.constant('cut' as const), at: fc.nat() }),
    fc.record({ kind: fc.constant('delete' as const), at: fc.constant(0) }),
  );
  it.prop([fc.nat(), damage], { numRuns: 20 })(
    'that is damaged or incomplete is refused before anything is written',
    async (place, { kind, at }) => {
      damaged ??= await backUp(await openFair(await newSource()));
      empty ??= await newSource();
      const paths = filesBelow(damaged.folder);
      const path = paths[place % paths.length] ?? '';
      const whole = readFileSync(path);
      // An empty file can only be deleted.
      const middle = Math.max(whole.length, 1);
      if (kind === 'delete' || whole.length === 0) rmSync(path);
      else if (kind === 'cut') writeFileSync(path, whole.subarray(0, at % middle));
      else writeFileSync(path, whole.with(at % middle, (whole[at % middle] ?? 0) ^ 1));
      const restored = await restore(damaged.folder, empty);
      writeFileSync(path, whole);
      expect(restored._unsafeUnwrapErr(), path).toMatch(/damaged|no complete backup|newer version/);
      expect(await everythingIn(empty)).toEqual({ 'uploaded files': {} });
    },
    LONG_MS,
  );
});

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
