import type { FileScanner } from '@fairdesk/core/media';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { afterAll, beforeAll, beforeEach, describe, it as example, expect, onTestFinished, vi } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { createFileChecks } from '#adapters/platform/files/file-checks.ts';
import { createDiskStore } from '#adapters/platform/files/file-store.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { newFolder } from '#tests/support/servers/databases.ts';

/** What a scan of a file meets: a verdict, a scanner without one, a scanner that breaks, or no bytes. */
type Meets = 'clean' | 'infected' | 'error' | 'fault' | 'missing';
const anyMeets = fc.constantFrom<Meets[]>('clean', 'infected', 'error', 'fault', 'missing');
/** Files without a verdict of one round, and the files of one round. */
const FAILURES_AT_ONCE = 3;
const AT_ONCE = 50;
const HELD = { clean: null, infected: 'INFECTED', error: 'CHECKING', fault: 'CHECKING', missing: 'CHECKING' };

describe('the checks of files', () => {
  let database: Database;
  const store = createDiskStore(newFolder());
  beforeAll(async () => {
    database = await openDatabase({ dataFolder: newFolder(), log: quietLog });
  });
  afterAll(() => database.close());
  beforeEach(() => database.query.deleteFrom('files').execute());

  let count = 0;
  const put = async (meets: Meets): Promise<string> => {
    count += 1;
    const key = `0b1c7a52-0000-4000-8000-${String(count).padStart(12, '0')}`;
    if (meets !== 'missing') await store.write(key, new Uint8Array(1));
    const row = { key, name: meets, contentType: 'application/pdf', length: 1, purpose: 'resource' };
    await database.query
      .insertInto('files')
      .values({ ...row, original: null, held: 'CHECKING', created: String(count).padStart(6, '0') })
      .execute();
    return key;
  };
  const heldOf = async (key: string) =>
    (await database.query.selectFrom('files').select('held').where('key', '=', key).executeTakeFirst())?.held;

  const scans: string[] = [];
  let isAway = false;
  const scanner: FileScanner = {
    check: ({ name }) => {
      scans.push(name);
      if (name === 'fault') throw new TypeError('broken');
      if (name === 'error' || isAway) return errAsync({ kind: 'unavailable', request: 'INSTREAM' });
      return okAsync(name === 'clean' ? 'clean' : 'infected');
    },
  };
  const open = (log = quietLog) => createFileChecks({ database, store, scanner, log });

  example('keep an upload waiting for two seconds at most', async () => {
    const begun = Promise.withResolvers<void>();
    const verdict = Promise.withResolvers<'clean'>();
    const silent: FileScanner = {
      check: () => {
        begun.resolve();
        return ResultAsync.fromSafePromise(verdict.promise);
      },
    };
    await put('clean');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const checks = createFileChecks({ database, store, scanner: silent, log: quietLog });
    let isOver = false;
    const over = checks.soon().then(() => {
      isOver = true;
    });
    await begun.promise;
    await vi.advanceTimersByTimeAsync(1_999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await over;
    verdict.resolve('clean');
    await checks.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.prop([fc.array(anyMeets, { maxLength: 12 }), fc.nat(5)], { numRuns: 30 })(
    'give every file its verdict, however many before it have none, and log each of those once',
    async (files, roundsAway) => {
      await database.query.deleteFrom('files').execute();
      const logged: unknown[] = [];
      const checks = open({ ...quietLog, warn: (...entry) => logged.push(entry[1]?.key) });
      const keys: string[] = [];
      for (const meets of files) keys.push(await put(meets));
      isAway = true;
      for (let round = 0; round < roundsAway; round += 1) await checks.soon();
      isAway = false;
      for (let round = 0; round <= files.length; round += 1) await checks.soon();
      for (const [place, key] of keys.entries())
        expect(await heldOf(key)).toBe(HELD[files[place] ?? expect.fail()]);
      const undecided = keys.filter((_, place) => HELD[files[place] ?? expect.fail()] === 'CHECKING');
      expect(logged).toEqual(expect.arrayContaining(undecided));
      if (roundsAway === 0)
        expect(logged.toSorted()).toEqual(keys.filter((_, place) => files[place] !== 'clean'));
      await checks.stop();
    },
  );

  example('scan a new file before those without a verdict, in one round', async () => {
    for (let file = 0; file < AT_ONCE; file += 1) await put('error');
    const checks = open();
    for (let round = 0; round <= AT_ONCE / FAILURES_AT_ONCE; round += 1) await checks.soon();
    const key = await put('clean');
    await checks.soon();
    expect(await heldOf(key)).toBeNull();
    await checks.stop();
  });

  example('end a round after a few files without a verdict', async () => {
    for (let file = 0; file < 2 * FAILURES_AT_ONCE; file += 1) await put('error');
    const checks = open();
    scans.length = 0;
    await checks.soon();
    expect(scans).toHaveLength(FAILURES_AT_ONCE);
    await checks.stop();
  });

  example('scan a limited number of files in one round', async () => {
    for (let file = 0; file <= AT_ONCE; file += 1) await put('clean');
    const checks = open();
    scans.length = 0;
    await checks.soon();
    expect(scans).toHaveLength(AT_ONCE);
    await checks.stop();
  });

  example('stop after the scan in progress', async () => {
    await put('clean');
    await put('clean');
    scans.length = 0;
    const begun = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const slow: typeof store = {
      ...store,
      read: async (key) => {
        begun.resolve();
        await released.promise;
        return store.read(key);
      },
    };
    const checks = createFileChecks({ database, store: slow, scanner, log: quietLog });
    void checks.soon();
    await begun.promise;
    const stopped = checks.stop();
    released.resolve();
    await stopped;
    expect(scans).toHaveLength(1);
  });
});
