import { randomUUID } from 'node:crypto';
import { CONTACT_RETENTION_MONTHS } from '@fairdesk/core/contact';
import { LANGUAGES } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, it as example, expect } from 'vitest';
import { createContactService } from '#adapters/platform/contact/contact-service.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { createDiskStore } from '#adapters/platform/files/file-store.ts';
import { runHousekeeping } from '#adapters/platform/housekeeping.ts';
import { inProcess } from '#adapters/platform/in-process.ts';
import { contactMail } from '#adapters/platform/mail/contact-mail.ts';
import { createMailer, type Mailer } from '#adapters/platform/mail/mailer.ts';
import { createSmtpTransport } from '#adapters/platform/mail/transport.ts';
import { createTokenStore } from '#adapters/platform/tokens/token-store.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase, newFolder } from '#tests/support/servers/databases.ts';
import { openMailbox } from '#tests/support/servers/mailbox.ts';
import { openTestPlatform } from '#tests/support/worlds/test-platform.ts';

const MESSAGE = {
  exhibitor_email: 'Anna.Visser@bakery.example',
  exhibitor_name: 'Anna Visser',
  exhibitor_company: 'Bakery',
  show_name: 'Aqua',
  event_name: 'Aqua 2027',
  show_code: '11',
  message: 'When may we build up?\nAnd where?',
};
const anyHostile = fc
  .tuple(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('\r\nBcc: all@fair.example', '\n.\n', ''),
  )
  .map((parts) => parts.join(''));

describeEachDatabase('contact messages', (newPlace) => {
  let database: Database;
  let mailbox: Awaited<ReturnType<typeof openMailbox>>;
  let mailer: Mailer;
  let call: ReturnType<typeof inProcess>;
  let now = new Date('2026-11-20T12:00:00Z');
  let openMailer: () => Mailer;

  beforeAll(async () => {
    database = await openDatabase({ ...(await newPlace()), log: quietLog });
    mailbox = await openMailbox();
    const transport = createSmtpTransport({ smtpUrl: mailbox.smtpUrl, from: 'Fairdesk <desk@fair.example>' });
    const clock = () => now;
    openMailer = () => createMailer(database, transport, { clock, log: quietLog });
    mailer = openMailer();
    const serviceTokens = createTokenStore(
      database,
      'service',
      { accessSeconds: 60, refreshSeconds: 60 },
      clock,
    );
    const wake = () => mailer.wake();
    call = inProcess(createContactService({ database, mailer: { wake }, serviceTokens, clock }));
  });
  afterAll(async () => {
    await mailer.close();
    await mailbox.close();
    await database.close();
  });

  const post = (message: object, requestId: string = randomUUID(), replaces = false) =>
    call({
      method: 'POST',
      path: '/contact/messages',
      query: new URLSearchParams(),
      headers: {},
      body: { requestId, replaces, eventId: '101', recipient: 'organiser@fair.example', message },
    });
  const take = async () => {
    await mailer.wake();
    return mailbox.state.received.splice(0);
  };
  const stored = () => database.query.selectFrom('contactMessages').selectAll().execute();

  it.prop([anyHostile, anyHostile, anyHostile, anyHostile], { numRuns: 25 })(
    'reach the organiser only, with the exhibitor as the reply address, for any text',
    async (exhibitor_name, exhibitor_company, event_name, message) => {
      const texts = { exhibitor_name, exhibitor_company, event_name, message };
      await post({ ...MESSAGE, ...texts });
      const [received, ...others] = await take();
      expect(others).toEqual([]);
      expect(received?.recipients).toEqual(['organiser@fair.example']);
      expect(received?.mail.replyTo).toEqual([{ address: MESSAGE.exhibitor_email, name: '' }]);
      expect([received?.mail.bcc, received?.mail.cc]).toEqual([undefined, undefined]);
      expect(received?.mail.from?.address).toBe('desk@fair.example');
      expect(received?.mail.headers.map(({ key }) => key).toSorted()).toEqual(HEADERS);
    },
  );

  it.prop(
    [fc.constantFrom('\r\n', '\n', '\0', ' ', ',', ';', '<'), fc.constantFrom('', 'Bcc: x@y.z', 'x@y.z')],
    {
      numRuns: 20,
    },
  )('are never sent with an invalid reply address', async (separator, rest) => {
    const before = await stored();
    const answer = post({
      ...MESSAGE,
      exhibitor_email: `a${separator}${rest}@b.example${separator}${rest}x`,
    });
    await expect(answer).rejects.toMatchObject({ tag: 'http-fault', status: 400 });
    expect(await stored()).toEqual(before);
    expect(await take()).toEqual([]);
  });

  example('are stored and mailed once, however often a request is repeated at once', async () => {
    const before = await stored();
    const requestId = randomUUID();
    await Promise.all(Array.from({ length: 10 }, () => post(MESSAGE, requestId)));
    expect((await stored()).length).toBe(before.length + 1);
    const mails = await take();
    expect(mails.map(({ mail }) => mail.subject)).toEqual(['Message from the contact form: Aqua 2027']);
    expect(mails[0]?.mail.text).toContain('When may we build up?\nAnd where?');
  });

  example('replace what an earlier attempt stored, and its mail unless that has left', async () => {
    await database.query.deleteFrom('contactMessages').execute();
    const texts = async () => (await stored()).map(({ message }) => message).toSorted();
    const [one, two, three] = [1, 2, 3].map((part) => `0a5e5e93-e1e6-83f0-8000-00000000000${part}`);
    await post({ ...MESSAGE, message: 'Other' }, undefined, true);
    // No mail may leave before it is replaced, in a round of any kind.
    await mailer.close();
    await post({ ...MESSAGE, message: 'One' }, one);
    await post({ ...MESSAGE, message: 'Two' }, two, true);
    mailer = openMailer();
    expect(await texts()).toEqual(['Other', 'Two']);
    const mails = (await take()).map(({ mail }) => mail.text ?? '');
    expect(mails.filter((text) => text.includes('One'))).toEqual([]);
    expect(mails.filter((text) => text.includes('Two'))).toHaveLength(1);
    await post({ ...MESSAGE, message: 'Three' }, three, true);
    expect(await texts()).toEqual(['Other', 'Three']);
    expect(await take()).toHaveLength(1);
  });

  example('are deleted after twelve months, and not before', async () => {
    await database.query.deleteFrom('contactMessages').execute();
    now = new Date('2026-11-20T12:00:00Z');
    await post(MESSAGE);
    const store = createDiskStore(newFolder());
    expect(CONTACT_RETENTION_MONTHS).toBe(12);
    await runHousekeeping(database, store, new Date('2027-11-20T12:00:00Z'));
    expect(await stored()).toHaveLength(1);
    await runHousekeeping(database, store, new Date('2027-11-20T12:00:01Z'));
    expect(await stored()).toEqual([]);
  });
});

const HEADERS = [
  'auto-submitted',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];

describe('the contact service over the network', () => {
  example('answers only the product itself', async () => {
    const { platform, send, token } = await openTestPlatform({ dataFolder: newFolder() });
    for (const method of ['GET', 'POST'])
      expect((await send(method, '/contact/messages?event=101')).status).toBe(401);
    const authorization = `Bearer ${token}`;
    const listed = await send('GET', '/contact/messages?event=101', undefined, { authorization });
    expect([listed.status, listed.body]).toEqual([200, { items: [] }]);
    expect((await send('DELETE', '/contact/messages', undefined, { authorization })).status).toBe(405);
    expect((await send('GET', '/contact', undefined, { authorization })).status).toBe(404);
    await platform.close();
  });
});

describe('the mail of a contact message', () => {
  example.each(LANGUAGES)('in %s contains all of it, and differs from other languages', (language) => {
    const { subject, body } = contactMail(language, MESSAGE);
    for (const text of Object.values(MESSAGE)) expect(body).toContain(text);
    expect(body).not.toMatch(/ {2}| \n/);
    expect(subject).toContain('Aqua 2027');
    expect(new Set(LANGUAGES.map((each) => contactMail(each, MESSAGE).subject)).size).toBe(LANGUAGES.length);
  });
});
