import { isEmail, LANGUAGES } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { accessRequestMail } from '#adapters/platform/mail/access-request-mail.ts';
import { invitationMail } from '#adapters/platform/mail/invitation-mail.ts';
import type { Mail } from '#adapters/platform/mail/mail.ts';
import { createMailer, type Mailer } from '#adapters/platform/mail/mailer.ts';
import { postMail } from '#adapters/platform/mail/outbox.ts';
import { passwordResetMail } from '#adapters/platform/mail/password-reset-mail.ts';
import { createSmtpTransport } from '#adapters/platform/mail/transport.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { openMailbox } from '#tests/support/servers/mailbox.ts';

describeEachDatabase('mail', (newPlace) => {
  let database: Database;
  let mailbox: Awaited<ReturnType<typeof openMailbox>>;
  let mailer: Mailer;
  let now = new Date('2026-11-20T12:00:00Z');
  beforeAll(async () => {
    database = await openDatabase({ ...(await newPlace()), log: quietLog });
    mailbox = await openMailbox();
    const transport = createSmtpTransport({ smtpUrl: mailbox.smtpUrl, from: 'Fairdesk <desk@fair.example>' });
    mailer = createMailer(database, transport, { clock: () => now, log: quietLog });
  });
  afterAll(async () => {
    await mailer.close();
    await mailbox.close();
    await database.close();
  });

  const post = (mail: Mail) => database.write((query) => postMail(query, { class: 'bulk', ...mail }, now));
  const waiting = () => database.query.selectFrom('outbox').selectAll().execute();
  const take = () => mailbox.state.received.splice(0);

  const anyAddress = fc.oneof(
    fc.constantFrom(
      'anna@bakery.example',
      'anna@bakery.example\r\nBcc: all@fair.example',
      'a@b.example,c@d.example',
    ),
    fc.string(),
  );
  it.prop([anyAddress, fc.option(anyAddress)], { numRuns: 25 })(
    'is queued exactly when its recipient and its reply address are addresses',
    async (recipient, replyTo) => {
      const before = (await waiting()).length;
      const mail = { recipient, subject: 'Hello', body: 'text', ...(replyTo !== null && { replyTo }) };
      const [queued] = await Promise.allSettled([post(mail)]);
      const isValid = isEmail(recipient) && (replyTo === null || isEmail(replyTo));
      expect(queued.status).toBe(isValid ? 'fulfilled' : 'rejected');
      expect((await waiting()).length).toBe(before + (isValid ? 1 : 0));
      await database.query.deleteFrom('outbox').execute();
    },
  );

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
      await postMail(
        query,
        { recipient: 'anna@bakery.example', subject: 'x', body: 'x', class: 'bulk' },
        now,
      );
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
    const other = createMailer(database, transport, { clock: () => now, log: quietLog });
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
