import { fc, it } from '@fast-check/vitest';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { startWebhooks } from '#adapters/platform/webhooks/run-webhooks.ts';
import { addWebhook, queueTest, webhookRow } from '#adapters/platform/webhooks/webhook-rows.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { newFolder } from '#tests/support/servers/databases.ts';
import { openReceiver, type Receiver } from './receiver.ts';

const EVENTS = ['101', '201', '202'] as const;
const NOW = new Date('2028-01-01T12:00:00Z');

describe('the changes of several events', () => {
  let database: Database;
  let receiver: Receiver;
  beforeAll(async () => {
    database = await openDatabase({ dataFolder: newFolder(), log: quietLog });
    receiver = await openReceiver();
    for (const id of EVENTS)
      await database.query
        .insertInto('events')
        .values({ id, slug: id, name: id, created: '', modified: '' })
        .execute();
  });
  afterAll(async () => {
    await receiver.close();
    await database.close();
  });

  /** A webhook with a test message and a recorded change for each event; those of `stuck` cannot be taken. */
  const store = async (stuck: readonly string[]): Promise<void> => {
    const { query } = database;
    await sql`drop trigger if exists "stuck"`.execute(query);
    await query.deleteFrom('webhooks').execute();
    await query.deleteFrom('webhookChanges').execute();
    for (const event of EVENTS) {
      const maker = { event, actor: '', now: NOW, id: event };
      await addWebhook(query, maker, { url: `http://${receiver.host}/${event}`, areas: ['companies'] });
      await queueTest(query, (await webhookRow(query, event, event)) ?? expect.fail(), NOW);
      const change = {
        type: 'participations',
        resourceId: 'acme',
        area: 'companies',
        change: 'added',
      } as const;
      await query
        .insertInto('webhookChanges')
        .values({ eventId: event, ...change })
        .execute();
    }
    const named = stuck.map((event) => `'${event}'`).join(', ') || "''";
    await sql
      .raw(
        `create trigger "stuck" before delete on "webhookChanges" when old."eventId" in (${named}) begin select raise(abort, 'stuck'); end`,
      )
      .execute(query);
  };

  it.prop([fc.subarray([...EVENTS])], { numRuns: 8 })(
    'are sent for every event, whichever others fail, and what is queued is sent for all',
    async (stuck) => {
      await store(stuck);
      const failed: unknown[] = [];
      const log = { ...quietLog, error: (...[, facts]: unknown[]) => failed.push(facts) };
      const before = receiver.received.length;
      const worker = startWebhooks({ database, clock: () => NOW, log, hosts: [receiver.host] });
      await worker.wake();
      await worker.stop();
      const expected = EVENTS.flatMap((event) =>
        stuck.includes(event) ? ['fair.test'] : ['fair.changed', 'fair.test'],
      );
      const types = receiver.received.slice(before).map(({ body }) => String(JSON.parse(body).type));
      expect(types.toSorted()).toEqual(expected.toSorted());
      for (const event of stuck) expect(failed).toContainEqual({ event, error: 'Error' });
      expect(failed.length > 0).toBe(stuck.length > 0);
    },
  );
});
