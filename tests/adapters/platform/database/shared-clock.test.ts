import { fc, it } from '@fast-check/vitest';
import { afterAll, afterEach, it as example, expect, vi } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { createSharedClock } from '#adapters/platform/database/shared-clock.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describePostgres } from '#tests/support/servers/databases.ts';

const HOUR_MS = 3_600_000;
/** More than a response of the database takes on a busy machine, in milliseconds. */
const BUSY_MS = 10_000;

afterEach(() => {
  vi.useRealTimers();
});

it.prop([
  fc.integer({ min: -HOUR_MS, max: HOUR_MS }),
  fc.integer({ min: 0, max: 900 }),
  fc.double({ min: 0, max: 1, noNaN: true }),
])(
  'a server never differs from its database by more than a response takes, whatever its own clock says',
  async (aheadMs, tookMs, part) => {
    let trueMs = Date.parse('2028-01-01T12:00:00Z');
    const readMs = async () => {
      const read = trueMs + tookMs * part;
      trueMs += tookMs;
      return read;
    };
    const { now, stop } = await createSharedClock(readMs, () => trueMs + aheadMs);
    trueMs += HOUR_MS;
    expect(Math.abs(now().getTime() - trueMs)).toBeLessThanOrEqual(tookMs / 2 + 1);
    stop();
  },
);

example('follows a server whose clock is set, and ignores a database that is slow or away', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  let own = 1_000_000;
  let read = async () => 5_000_000;
  const { now, stop } = await createSharedClock(
    () => read(),
    () => own,
  );
  const round = () => vi.advanceTimersByTimeAsync(60_000);
  own += 7_000_000;
  await round();
  expect(now().getTime()).toBe(5_000_000);
  read = async () => {
    own += 2_000;
    return 9_000_000;
  };
  await round();
  expect(now().getTime()).toBe(5_002_000);
  read = () => Promise.reject(new Error('away'));
  await round();
  expect(now().getTime()).toBe(5_002_000);
  stop();
});

example(
  'compares with any response of up to a second, and at its start with the only one there is',
  async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    let own = 0;
    let tookMs = 5_000;
    let shared = 70_000;
    const readMs = async () => {
      own += tookMs;
      return shared;
    };
    const { now, stop } = await createSharedClock(readMs, () => own);
    expect(now().getTime() - own).toBe(67_500);
    for (const [took, at, ahead] of [
      [1_000, 100_000, 100_000 - 5_500],
      [1_001, 200_000, 100_000 - 5_500],
      // The server's own clock was set back while the database responded.
      [-1, 300_000, 100_000 - 5_500],
      [0, 400_000, 400_000 - 7_000],
    ] as const) {
      [tookMs, shared] = [took, at];
      await vi.advanceTimersByTimeAsync(60_000);
      expect([took, now().getTime() - own]).toEqual([took, ahead]);
    }
    stop();
  },
);

example('never compares again once it is stopped, and lets its process end', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  const running = await createSharedClock(async () => 0);
  expect(timers()).toBe(before);
  running.stop();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let reads = 0;
  const { stop } = await createSharedClock(async () => {
    reads += 1;
    return 0;
  });
  stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(reads).toBe(1);
});

describePostgres('servers whose clocks differ by a minute', (newPlace) => {
  const databases: Database[] = [];
  afterAll(() => Promise.all(databases.map((database) => database.close())));

  example('have the same time', async () => {
    const place = await newPlace();
    for (const ahead of [0, 60_000]) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ahead });
      const database = await openDatabase({ ...place, log: quietLog });
      databases.push(database);
      const trueMs = performance.timeOrigin + performance.now();
      expect(Math.abs(database.clock().getTime() - trueMs)).toBeLessThan(BUSY_MS);
      vi.useRealTimers();
    }
  });
});
