import type { MailState } from '@fairdesk/core/organiser';
import { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MIGRATIONS } from '#adapters/platform/database/migrations/all.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { createPostgresEngine } from '#adapters/platform/database/postgres.ts';
import { createSqliteEngine } from '#adapters/platform/database/sqlite.ts';
import { createMailer } from '#adapters/platform/mail/mailer.ts';
import { postMail } from '#adapters/platform/mail/outbox.ts';
import { sweepMail } from '#adapters/platform/mail/sweep-mail.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';

const now = new Date('2026-11-20T12:00:00Z');

describeEachDatabase('the mail log', (newPlace) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ ...(await newPlace()), log: quietLog });
  });
  afterAll(() => database.close());

  const post = async (once: string, created: string, state: MailState, hasSecret: boolean) => {
    const letter = { recipient: 'anna@kas.example', subject: once, body: 'text' };
    await database.write((query) =>
      postMail(query, { ...letter, once, hasSecret, class: 'bulk', eventId: '7' }, new Date(created)),
    );
    await database.query.updateTable('outbox').set({ state }).where('once', '=', once).execute();
  };

  it('is stored for 12 months, without secrets after 14 days; waiting mail stays whole', async () => {
    await post('old', '2025-11-20T11:59:59Z', 'sent', false);
    await post('old and waiting', '2025-11-20T11:59:59Z', 'waiting', true);
    await post('kept', '2025-11-20T12:00:01Z', 'sent', false);
    await post('invitation', '2026-11-06T11:59:59Z', 'failed', true);
    await post('new invitation', '2026-11-06T12:00:01Z', 'unsure', true);
    await database.write((query) => sweepMail(query, now));
    const rows = await database.query.selectFrom('outbox').select(['once', 'body']).orderBy('id').execute();
    expect(Object.fromEntries(rows.map(({ once, body }) => [once, body]))).toEqual({
      'old and waiting': 'text',
      kept: 'text',
      invitation: '',
      'new invitation': 'text',
    });
  });
});

describeEachDatabase('a store from before the queue', (newPlace) => {
  it('still sends the mail that waits in it', async () => {
    const place = await newPlace();
    const engine = place.databaseUrl
      ? createPostgresEngine(place.databaseUrl, quietLog)
      : createSqliteEngine(place.dataFolder);
    const old = new Kysely<{ migrations: { name: string }; outbox: Record<string, string> }>(engine);
    const steps = MIGRATIONS.slice(
      0,
      MIGRATIONS.findIndex(([name]) => name === '2026-11-23-4-post'),
    );
    await old.schema.createTable('migrations').addColumn('name', 'varchar(200)').execute();
    for (const [name, step] of steps) {
      await step(old.schema, engine.columns, old as unknown as Kysely<unknown>);
      await old.insertInto('migrations').values({ name }).execute();
    }
    const mail = { recipient: 'anna@kas.example', subject: 'Sign in', body: 'link' };
    const moment = now.toISOString();
    await old
      .insertInto('outbox')
      .values({ id: 'm1', ...mail, created: moment, due: moment })
      .execute();
    await old.destroy();

    const database = await openDatabase({ ...place, log: quietLog });
    const sent: string[] = [];
    const mailer = createMailer(
      database,
      async (_id, { subject, body }) => {
        sent.push(`${subject}: ${body}`);
        return { kind: 'accepted', answer: '250' };
      },
      { clock: () => now, log: quietLog },
    );
    await mailer.wake();
    await mailer.close();
    expect(sent).toEqual(['Sign in: link']);
    expect(await database.query.selectFrom('outbox').selectAll().execute()).toEqual([]);
    await database.close();
  });
});
