import { LANGUAGES } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { accessRequestMail } from '#adapters/platform/mail/access-request-mail.ts';
import { invitationMail } from '#adapters/platform/mail/invitation-mail.ts';
import { createMailer, type Mailer } from '#adapters/platform/mail/mailer.ts';
import { postMail } from '#adapters/platform/mail/outbox.ts';
import { passwordResetMail } from '#adapters/platform/mail/password-reset-mail.ts';
import { createSmtpTransport } from '#adapters/platform/mail/transport.ts';
import { describeEachDatabase } from '#tests/support/databases.ts';
import { quietLog } from '#tests/support/quiet-log.ts';

interface Received {
  readonly recipients: readonly string[];
  readonly mail: Email;
}

/** A real mail server that stores its mails, and rejects them while `isDown`. */
const openMailbox = async () => {
  const state = { isDown: false, received: [] as Received[] };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', async () => {
        if (state.isDown) return done(new Error('down'));
        const mail = await PostalMime.parse(Buffer.concat(parts));
        state.received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), mail });
        done();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () =>
      resolve((listener.address() as { port: number }).port),
    );
  });
  return {
    state,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

describeEachDatabase('mail', (newPlace) => {
  let database: Database;
  let mailbox: Awaited<ReturnType<typeof openMailbox>>;
  let mailer: Mailer;
  let now = new Date('2026-11-20T12:00:00Z');
  beforeAll(async () => {
    database = await openDatabase({ ...(await newPlace()), log: quietLog });
    mailbox = await openMailbox();
    const transport = createSmtpTransport({ smtpUrl: mailbox.smtpUrl, from: 'Fairdesk <desk@fair.example>' });
    mailer = createMailer(database, transport, () => now, quietLog);
  });
  afterAll(async () => {
    await mailer.close();
    await mailbox.close();
    await database.close();
  });

  const post = (mail: Parameters<typeof postMail>[1]) =>
    database.write((query) => postMail(query, mail, now));
  const waiting = () => database.query.selectFrom('outbox').selectAll().execute();
  const take = () => mailbox.state.received.splice(0);

  it.prop([fc.string({ unit: 'binary', maxLength: 80 }), fc.string({ unit: 'binary', maxLength: 200 })], {
    numRuns: 25,
  })('reaches its recipient only, for any subject and text', async (subject, body) => {
    await post({
      recipient: 'anna@bakery.example',
      subject: `${subject}\r\nBcc: all@fair.example`,
      body: `${body}\r\n.\r\n`,
    });
    await mailer.wake();
    const [received, ...others] = take();
    expect(others).toEqual([]);
    expect(received?.recipients).toEqual(['anna@bakery.example']);
    expect(received?.mail.bcc).toBeUndefined();
    expect(received?.mail.cc).toBeUndefined();
    expect(received?.mail.from?.address).toBe('desk@fair.example');
    expect(await waiting()).toEqual([]);
  });

  it.each([
    '',
    'anna',
    'anna@bakery.example\r\nBcc: all@fair.example',
    'a@b.example, c@d.example',
    '<a@b.example>',
  ])('is never queued for %j', async (recipient) => {
    await expect(post({ recipient, subject: 'x', body: 'x' })).rejects.toThrow();
    expect(await waiting()).toEqual([]);
  });

  it('of a transaction that was rolled back is not sent', async () => {
    const broken = database.write(async (query) => {
      await postMail(query, { recipient: 'anna@bakery.example', subject: 'x', body: 'x' }, now);
      throw new Error('changed my mind');
    });
    await expect(broken).rejects.toThrow('changed my mind');
    await mailer.wake();
    expect(take()).toEqual([]);
  });

  it('is retried with growing delays while the server is down, and is sent when it is back', async () => {
    mailbox.state.isDown = true;
    await post({ recipient: 'anna@bakery.example', subject: 'Patience', body: 'x' });
    for (const [attempts, minutes] of [
      [1, 1],
      [2, 2],
      [3, 4],
    ] as const) {
      await mailer.wake();
      const [row] = await waiting();
      expect(row).toMatchObject({ attempts, due: new Date(now.getTime() + minutes * 60_000).toISOString() });
      await mailer.wake();
      expect((await waiting())[0]).toMatchObject({ attempts });
      now = new Date(now.getTime() + minutes * 60_000);
    }
    mailbox.state.isDown = false;
    await mailer.wake();
    expect(take().map(({ mail }) => mail.subject)).toEqual(['Patience']);
    expect(await waiting()).toEqual([]);
  });

  it('is sent once when two processes poll at the same time', async () => {
    const transport = createSmtpTransport({ smtpUrl: mailbox.smtpUrl, from: 'desk@fair.example' });
    const other = createMailer(database, transport, () => now, quietLog);
    for (let index = 0; index < 5; index += 1)
      await post({ recipient: 'anna@bakery.example', subject: `${index}`, body: 'x' });
    await Promise.all([mailer.wake(), other.wake()]);
    await other.close();
    expect(
      take()
        .map(({ mail }) => mail.subject)
        .toSorted(),
    ).toEqual(['0', '1', '2', '3', '4']);
  });
});

describe('mail texts', () => {
  const link = 'https://desk.example/x/secret';
  it.each(LANGUAGES)(
    'in %s are complete, contain their link, and differ from those in other languages',
    (language) => {
      const place = { eventName: 'Horti Fair', organizationName: 'Kas en Co' };
      const staff = { eventName: 'Aqua', organizationName: '' };
      const request = {
        eventName: 'Horti Fair',
        organizationName: 'Tuin BV',
        fullName: 'Kees Smit',
        email: 'kees@garden.example',
      };
      for (const fairs of [['Horti Fair', 'Aqua'], []]) {
        const { body } = passwordResetMail(language, { fairs, link });
        expect(body).toContain(link);
        expect(body).not.toMatch(/ {2}| \n/);
        for (const fair of fairs) expect(body).toContain(fair);
      }
      for (const places of [[place], [staff], [place, staff, { ...place, organizationName: 'Tuin BV' }]]) {
        const { subject, body } = invitationMail(language, { places, link });
        expect(body).toContain(link);
        expect(body).not.toMatch(/ {2}| \n/);
        for (const { eventName, organizationName } of places) {
          expect(subject).toContain(eventName);
          expect(body).toContain(eventName);
          expect(body).toContain(organizationName);
        }
      }
      expect(accessRequestMail(language, request).body).toContain('kees@garden.example');
      const labels = accessRequestMail(language, request).body.match(/^[^:\n]+(?=: )/gm);
      expect(labels).toHaveLength(4);
      if (language !== 'en') expect(labels).not.toContain('Fair');
      const subjects = LANGUAGES.map((each) => passwordResetMail(each, { fairs: [], link }).subject);
      expect(new Set(subjects).size).toBe(LANGUAGES.length);
    },
  );
});
