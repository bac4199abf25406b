import { HISTORY_MONTHS, RETENTION_MONTHS } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { type Insertable, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, it as example, expect, vi } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import type { Tables } from '#adapters/platform/database/tables.ts';
import { createDiskStore, type FileStore } from '#adapters/platform/files/file-store.ts';
import { runHousekeeping, startHousekeeping } from '#adapters/platform/housekeeping.ts';
import { monthsBefore } from '#adapters/platform/retention-periods.ts';
import { addWebhook } from '#adapters/platform/webhooks/webhook-rows.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { newFolder } from '#tests/support/servers/databases.ts';
import { storeOneCompany } from '#tests/support/worlds/store-one-company.ts';

const NOW = new Date('2027-01-10T12:00:00Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ago = (ms: number): string => new Date(NOW.getTime() - ms).toISOString();

const PERSON = { email: 'a@b.example', givenName: '', familyName: '', passwordHash: '' };
const TOKEN = { id: 't', realm: 'user', subject: '', accessHash: '', accessExpires: '', refreshHash: '' };
const SESSION = { idHash: 's', email: '', sealed: '', remembered: 0, lastSeenAt: '', createdAt: '' };
const SIGN_ON = { error: null, leasedUntil: null, signOnSubject: null, signOnSession: null };
const LINK = { tokenHash: 'h', expires: '' };
const DELIVERY = { id: 'd', webhookId: 'w', kind: 'test', body: '', changes: 0, state: 'failed' } as const;
const ENTRY = { id: 'a', eventId: '', actor: '', action: '', subject: '', label: '' };

/** The oldest moment of each table whose row stays, and the row of a moment. */
const STORED = {
  tokens: [ago(0), (refreshExpires) => ({ ...TOKEN, refreshExpires })],
  sessions: [ago(0), (expiresAt) => ({ ...SESSION, ...SIGN_ON, expiresAt })],
  signInLinks: [ago(DAY_MS), (created) => ({ ...LINK, userId: 'u', created })],
  passwordResets: [ago(DAY_MS), (created) => ({ ...LINK, userId: 'u', created })],
  visitorRegistrations: [ago(DAY_MS), (created) => ({ ...LINK, ...PERSON, created })],
  idempotencyKeys: [
    ago(2 * DAY_MS),
    (created) => ({ path: '/', key: 'k', digest: '', answer: null, created }),
  ],
  webhookDeliveries: [ago(30 * DAY_MS), (created) => ({ ...DELIVERY, created })],
  signIns: [monthsBefore(NOW, HISTORY_MONTHS), (latest) => ({ email: 'a@b.example', latest })],
  auditEntries: [monthsBefore(NOW, RETENTION_MONTHS.history.usual), (at) => ({ ...ENTRY, at })],
} as const satisfies {
  readonly [Table in keyof Tables]?: readonly [string, (at: string) => Insertable<Tables[Table]>];
};

type Table = keyof typeof STORED;
const TABLES = Object.keys(STORED) as Table[];

const nearby = fc.constantFrom(-DAY_MS, -1, 0, 1, DAY_MS);

describe('housekeeping', () => {
  let database: Database;
  const folder = newFolder();
  const disk = createDiskStore(folder);
  beforeAll(async () => {
    database = await openDatabase({ dataFolder: folder, log: quietLog });
    await storeOneCompany(database);
    await database.query
      .insertInto('users')
      .values({ id: 'u', ...PERSON, accountSetup: 1, created: '', modified: '' })
      .execute();
    const webhook = { event: '101', actor: '', now: NOW, id: 'w' };
    await addWebhook(database.query, webhook, { url: 'https://program.example/', areas: [] });
  });
  afterAll(() => database.close());
  afterEach(() => void vi.useRealTimers());

  /** Runs while rows of this table cannot be deleted. */
  const whileStuck = async (tables: readonly Table[], run: () => Promise<void>): Promise<void> => {
    const each = (statement: (table: Table) => string) =>
      Promise.all(tables.map((table) => sql.raw(statement(table)).execute(database.query)));
    await each(
      (table) =>
        `create trigger "stuck ${table}" before delete on "${table}" begin select raise(abort, 'stuck'); end`,
    );
    try {
      await run();
    } finally {
      await each((table) => `drop trigger "stuck ${table}"`);
    }
  };

  it.prop([fc.tuple(...TABLES.map(() => nearby)), fc.subarray(TABLES)], { numRuns: 40 })(
    'deletes what has had its time to the millisecond, whichever other part of it fails',
    async (offsets, stuck) => {
      const expired: Table[] = [];
      for (const [place, table] of TABLES.entries()) {
        const [since, rowOf] = STORED[table];
        const at = Date.parse(since) + (offsets[place] ?? 0);
        if (at < Date.parse(since)) expired.push(table);
        await database.query.deleteFrom(table).execute();
        await database.query
          .insertInto(table)
          .values(rowOf(new Date(at).toISOString()))
          .execute();
      }
      const failed: string[] = [];
      await whileStuck(stuck, () => runHousekeeping(database, disk, NOW, (step) => failed.push(step)));
      const left: Table[] = [];
      for (const table of TABLES)
        if ((await database.query.selectFrom(table).selectAll().execute()).length > 0) left.push(table);
      expect(left).toEqual(TABLES.filter((table) => !expired.includes(table) || stuck.includes(table)));
      expect(failed).toHaveLength(stuck.filter((table) => expired.includes(table)).length);
    },
  );

  example('runs every hour, and a stop ends it after the file in progress', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const removed: string[] = [];
    let listings = 0;
    const begun = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const keys = [1, 2].map((end) => `0b1c7a52-0000-4000-8000-00000000000${end}`);
    const store: FileStore = {
      ...disk,
      keysBefore: async () => {
        listings += 1;
        return keys;
      },
      remove: async (key) => {
        removed.push(key);
        begun.resolve();
        await released.promise;
      },
    };
    const stop = startHousekeeping(database, store, () => NOW, quietLog);
    vi.advanceTimersByTime(HOUR_MS - 1);
    expect(removed).toEqual([]);
    vi.advanceTimersByTime(1);
    await begun.promise;
    const stopped = stop();
    released.resolve();
    await stopped;
    expect(removed).toEqual(keys.slice(0, 1));
    await runHousekeeping(
      database,
      store,
      NOW,
      () => {},
      () => true,
    );
    expect(listings).toBe(1);
  });

  example('logs the part that failed by name', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const logged = Promise.withResolvers<unknown>();
    const log = { ...quietLog, warn: (_: string, facts?: object) => logged.resolve(facts) };
    const store = { ...disk, keysBefore: () => Promise.reject(new TypeError('/secret/folder')) };
    const stop = startHousekeeping(database, store, () => NOW, log);
    vi.advanceTimersByTime(HOUR_MS);
    expect(await logged.promise).toEqual({ step: 'files', error: 'TypeError' });
    await stop();
  });
});
