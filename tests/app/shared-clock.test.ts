import { createHash, randomUUID } from 'node:crypto';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { type EmbeddedPlatform, openEmbeddedPlatform } from '#app/_composition/embedded-platform.ts';
import { wireServer } from '#app/_composition/server.ts';
import { USE_CASES } from '#app/_composition/use-case-list.ts';
import { readSettings, type Settings } from '#app/_process/settings.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describePostgres } from '#tests/support/servers/databases.ts';
import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';

/** More than a response of the database takes on a busy machine, in milliseconds. */
const BUSY_MS = 10_000;

/** Runs work on a machine whose clock is ahead. */
const ahead = async <T>(ms: number, work: () => Promise<T>): Promise<T> => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
};

describePostgres('a server whose own clock is wrong', (newPlace) => {
  let settings: Settings;
  let platform: EmbeddedPlatform;

  beforeAll(async () => {
    const { dataFolder, databaseUrl } = await newPlace();
    settings = readSettings({
      ...{ NODE_ENV: 'test', FAIRDESK_DATA: dataFolder, DATABASE_URL: databaseUrl },
    })._unsafeUnwrap();
    platform = await openEmbeddedPlatform(settings, quietLog);
  });
  afterAll(() => platform.close());

  it.prop([fc.integer({ min: -3_600_000, max: 3_600_000 })], { numRuns: 5 })(
    'always begins sessions by the clock of the database',
    async (ms) => {
      const session = await ahead(ms, async () => {
        const own = await openEmbeddedPlatform(settings, quietLog);
        const { startSession } = wireServer({
          ...{ settings, log: quietLog, platform: own.call, clock: own.clock },
        }).get(USE_CASES);
        const { accountName, password } = MAIN_EXHIBITOR;
        const started = await startSession(
          { accountName, password, rememberMe: false },
          createHash('sha256').update(randomUUID()).digest('hex'),
          undefined,
        );
        await own.close();
        return started._unsafeUnwrap();
      });
      expect(Math.abs(Date.parse(session.lastUsedAt) - Date.now())).toBeLessThan(BUSY_MS);
    },
  );
});

describe('the clock of the use cases', () => {
  it.prop([fc.date({ noInvalidDate: true })])('is always the given one', (now) => {
    const settings = readSettings({ NODE_ENV: 'test' })._unsafeUnwrap();
    const platform = () => expect.fail('not called');
    const { clock } = wireServer({ settings, log: quietLog, platform, clock: () => now }).get(USE_CASES);
    expect(clock()).toEqual(now);
  });
});
