import { MAIL_STATES } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import type { MailClass } from '#adapters/platform/mail/mail.ts';
import { createMailer } from '#adapters/platform/mail/mailer.ts';
import { postMail } from '#adapters/platform/mail/outbox.ts';
import type { Transport } from '#adapters/platform/mail/transport.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { anyPlannedMails, createMailWorld, type PlannedMail } from '#tests/support/worlds/mail-world.ts';

const LEASE_MS = 120_000;
/** More than a lease, and more than the backoff after as many failures as are generated. */
const STEP_MS = 20 * 60_000;
const ROUNDS = 14;
const never = new Promise<never>(() => {});

describeEachDatabase('the mail queue', (newPlace) => {
  let database: Database;
  let now = new Date('2026-11-20T12:00:00Z');
  const clock = () => now;
  beforeAll(async () => {
    database = await openDatabase({ ...(await newPlace()), log: quietLog });
  });
  afterAll(() => database.close());

  const clear = () => database.query.deleteFrom('outbox').execute();
  const rows = () => database.query.selectFrom('outbox').selectAll().orderBy('id').execute();
  const post = (mailClass: MailClass, name: string, hasSecret = false) =>
    database.write((query) =>
      postMail(
        query,
        {
          ...{ recipient: `${name}@kas.example`, subject: name, body: 'text', class: mailClass, hasSecret },
          ...{ once: name, eventId: '7' },
        },
        now,
      ),
    );

  /** The states in which a mail may end, given how often the mail server has accepted it. */
  const endStates = (mail: PlannedMail, accepted: number, hasCrashed: boolean): readonly string[] => {
    const mayFail = mail.outcomes.some(({ kind }) => kind === 'rejected');
    const mayBeUnsure = hasCrashed || mail.outcomes.some(({ kind }) => kind === 'lost');
    const isPossible =
      mail.class === 'urgent'
        ? { sent: accepted > 0, failed: mayFail, unsure: false }
        : { sent: accepted === 1, failed: accepted === 0 && mayFail, unsure: accepted <= 1 && mayBeUnsure };
    return MAIL_STATES.filter((state) => state in isPossible && isPossible[state as keyof typeof isPossible]);
  };

  it.prop([anyPlannedMails, fc.scheduler()], { numRuns: 40 })(
    'never sends bulk mail twice and never loses mail, whatever servers and connections do',
    async (mails, scheduler) => {
      await clear();
      for (const [index, mail] of mails.entries()) {
        expect(await post(mail.class, `m${index}`)).toBe(true);
        expect(await post(mail.class, `m${index}`)).toBe(false);
      }
      const world = createMailWorld(database, clock, LEASE_MS, mails, scheduler);
      let servers = [world.startServer(), world.startServer()];
      for (let round = 0; round < ROUNDS; round += 1) {
        await scheduler.waitFor(Promise.all(servers.map((server) => server.round())));
        servers = servers.map((server) => (server.isDead() ? world.startServer() : server));
        now = new Date(now.getTime() + STEP_MS);
      }
      const states = new Map((await rows()).map(({ once, state }) => [once, state]));
      for (const [index, mail] of mails.entries())
        expect(endStates(mail, world.acceptedOf(index), world.hasCrashed())).toContain(
          states.get(`m${index}`),
        );
    },
  );

  it.prop([fc.integer({ min: 1, max: 25 }), fc.integer({ min: 1, max: 30 }), fc.nat(3)], { numRuns: 12 })(
    'sends as many bulk mails in a minute as are allowed, whatever urgent ones, and the rest later',
    async (perMinute, count, urgent) => {
      await clear();
      now = new Date(now.getTime() + STEP_MS);
      for (let index = 0; index < urgent; index += 1) await post('urgent', `u${index}`);
      const sent: string[] = [];
      const send: Transport = async (_id, { subject }) => {
        if (subject.startsWith('b')) sent.push(subject);
        return { kind: 'accepted', answer: '250' };
      };
      // A round of its own could begin in one minute of the test and end in the next.
      vi.useFakeTimers({ toFake: ['setInterval'] });
      const mailer = createMailer(database, send, { clock, log: quietLog, perMinute });
      vi.useRealTimers();
      await mailer.wake();
      for (let index = 0; index < count; index += 1) await post('bulk', `b${index}`);
      for (let minute = 1; sent.length < count; minute += 1) {
        await mailer.wake();
        await mailer.wake();
        expect(sent).toHaveLength(Math.min(count, minute * perMinute));
        now = new Date(now.getTime() + 60_000);
      }
      await mailer.close();
      expect(new Set(sent).size).toBe(count);
    },
  );

  it('sends urgent mail while every bulk delivery is stuck', async () => {
    await clear();
    for (let index = 0; index < 30; index += 1) await post('bulk', `b${index}`);
    await post('urgent', 'sign-in');
    let letGo = () => {};
    const stuck = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const sent: string[] = [];
    let signedIn = () => {};
    const isSignedIn = new Promise<void>((resolve) => {
      signedIn = resolve;
    });
    const send: Transport = async (_id, { subject }) => {
      if (subject !== 'sign-in') await stuck;
      sent.push(subject);
      if (subject === 'sign-in') signedIn();
      return { kind: 'accepted', answer: '250' };
    };
    const mailer = createMailer(database, send, { clock, log: quietLog });
    const round = mailer.wake();
    await isSignedIn;
    expect(sent).toEqual(['sign-in']);
    letGo();
    await round;
    expect(sent).toHaveLength(31);
    await mailer.close();
  });

  it('deletes a text with a secret once it is sent or given up, and keeps every other', async () => {
    await clear();
    await post('urgent', 'password', true);
    await post('urgent', 'rejected', true);
    await post('bulk', 'invitation', true);
    await post('bulk', 'reminder');
    const send: Transport = async (_id, { subject }) =>
      subject === 'rejected' ? { kind: 'rejected', answer: '550' } : { kind: 'accepted', answer: '250 ok' };
    const mailer = createMailer(database, send, { clock, log: quietLog });
    await mailer.wake();
    await mailer.close();
    expect((await rows()).map(({ subject, state, body }) => [subject, state, body])).toEqual([
      ['password', 'sent', ''],
      ['rejected', 'failed', ''],
      ['invitation', 'sent', ''],
      ['reminder', 'sent', 'text'],
    ]);
  });

  it('leaves mail that it reserved to the next process when it closes', async () => {
    await clear();
    for (let index = 0; index < 12; index += 1) await post('bulk', `b${index}`);
    const stopping: { mailer?: ReturnType<typeof createMailer>; closed?: Promise<void> } = {};
    stopping.mailer = createMailer(
      database,
      async () => {
        stopping.closed ??= stopping.mailer?.close() ?? never;
        return { kind: 'accepted', answer: '250' };
      },
      { clock, log: quietLog },
    );
    await stopping.mailer.wake();
    await stopping.closed;
    const waiting = (await rows()).filter(({ state }) => state === 'waiting');
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting.filter(({ leaseBy }) => leaseBy !== null)).toEqual([]);
  });

  it('stops a round at a mail server that does not respond', async () => {
    await clear();
    for (let index = 0; index < 30; index += 1) await post('bulk', `b${index}`);
    let attempts = 0;
    const send: Transport = async () => {
      attempts += 1;
      return { kind: 'away', answer: 'ECONNREFUSED' };
    };
    const mailer = createMailer(database, send, { clock, log: quietLog });
    await mailer.wake();
    await mailer.close();
    expect(attempts).toBe(10);
  });
});
