import { fc, it } from '@fast-check/vitest';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it as example, expect, vi } from 'vitest';
import type { Database } from '#adapters/platform/database/open-database.ts';
import { runReminders, startReminders } from '#adapters/platform/organiser/reminders/run-reminders.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { newFolder } from '#tests/support/servers/databases.ts';
import type { OrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';
import { clearFairs, FAIRS, openDigestDesk, storeFairs } from './digest-fairs.ts';

const URL = 'https://fair.example';
const NOW = new Date('2027-03-14T09:00:00Z');
const ROUND_MS = 60_000;

describe('the reminders of several fairs', () => {
  let desk: OrganiserDesk;
  let database: Database;
  const query = () => database.query;
  beforeAll(async () => {
    const opened = await openDigestDesk({ dataFolder: newFolder() }, () => NOW);
    desk = opened.desk;
    [database] = opened.databases;
  });
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });

  /** A task and a person of its own at each fair; nothing can be written about the `stuck` ones. */
  const store = async (stuck: readonly string[]): Promise<void> => {
    await sql`drop trigger if exists "stuck"`.execute(query());
    await clearFairs(query());
    const settings = FAIRS.map(() => ({ zone: 'UTC', schedule: [1] }));
    const given = FAIRS.map((_, fair) => ({ fair, people: [], due: '2027-03-15' }));
    await storeFairs(query(), settings, given);
    for (const [place, eventId] of FAIRS.entries())
      await query()
        .insertInto('eventPermissions')
        .values({
          ...{ id: eventId, created: '', modified: '', eventId, participationId: `company-${place}` },
          ...{ role: 'owner', email: `p${eventId}@fair.example` },
        })
        .execute();
    const named = stuck.map((event) => `'${event}'`).join(', ') || "''";
    await sql
      .raw(
        `create trigger "stuck" before update on "reminderSettings" when old."eventId" in (${named}) begin select raise(abort, 'stuck'); end`,
      )
      .execute(query());
  };
  const reminded = async () => {
    const rows = await query().selectFrom('outbox').select('eventId').orderBy('eventId').execute();
    return rows.map(({ eventId }) => eventId);
  };

  it.prop([fc.subarray([...FAIRS])], { numRuns: 8 })(
    'go out for every fair, whichever others fail, and each failure is reported',
    async (stuck) => {
      await store(stuck);
      const failed: string[] = [];
      const queued = await runReminders(database, URL, NOW, (event) => failed.push(event));
      const others = FAIRS.filter((event) => !stuck.includes(event));
      expect([failed, await reminded(), queued]).toEqual([stuck, others, others.length]);
    },
  );

  example('are looked for every minute, with each failure in the log, until they are stopped', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await store([FAIRS[0]]);
    const logged: unknown[] = [];
    const rounds = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const log = {
      ...quietLog,
      error: (_: string, facts?: object) => {
        rounds[logged.length]?.resolve();
        logged.push(facts);
      },
    };
    let wakes = 0;
    const mailer = {
      wake: async () => {
        wakes += 1;
      },
      stopBulk: async () => {},
      close: async () => {},
    };
    const stop = startReminders({ database, publicUrl: URL, clock: () => NOW, mailer }, log);
    await rounds[0]?.promise;
    vi.advanceTimersByTime(ROUND_MS);
    await rounds[1]?.promise;
    await stop();
    vi.advanceTimersByTime(ROUND_MS);
    vi.useRealTimers();
    expect(logged).toEqual([1, 2].map(() => ({ event: FAIRS[0], error: 'Error' })));
    expect(wakes).toBe(1);
    await runReminders(
      database,
      URL,
      NOW,
      () => expect.fail(),
      () => true,
    );
  });
});
