import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fc, it } from '@fast-check/vitest';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect } from 'vitest';
import { oneLine } from '#adapters/platform/mail/one-line.ts';
import {
  createFolderTransport,
  createSmtpTransport,
  type Transport,
} from '#adapters/platform/mail/transport.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { openMailbox } from '#tests/support/servers/mailbox.ts';

let mailbox: Awaited<ReturnType<typeof openMailbox>>;
let send: Transport;
beforeAll(async () => {
  mailbox = await openMailbox();
  send = createSmtpTransport({ smtpUrl: mailbox.smtpUrl, from: 'desk@fair.example' });
});
afterAll(async () => mailbox.close());

const receive = async (mail: { recipient: string; subject: string; replyTo?: string }) => {
  expect((await send('m1', { body: 'text', ...mail })).kind).toBe('accepted');
  const [received, ...others] = mailbox.state.received.splice(0);
  expect(others).toEqual([]);
  return received;
};

const subjects = fc
  .array(
    fc.constantFrom(
      // Words that a mail program decodes (RFC 2047): text turned around, another header, one with a space.
      ...['=?utf-8?B?4oCuZmRw?=', '=?utf-8?Q?=0D=0ABcc:_all@fair.example?=', '=?utf-8?Q?a b?='],
      ...['=?', '?=', 'Kas', '"Kas"', 'a,b;c', '<x@y.example>', 'Re: (x)', '\\', 'x'.repeat(90)],
      ...['İstanbul', '🚀', '日本', 'ş'.repeat(40), '\u202Efdp', '\r\nBcc: all@fair.example', '\u2028'],
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => oneLine(parts.join(' ')).replaceAll(/ {2,}/g, ' '));

it.prop([subjects], { numRuns: 40 })('a subject always arrives as it was sent', async (subject) => {
  const received = await receive({ recipient: 'anna@kas.example', subject });
  expect(received?.mail.subject ?? '').toBe(subject);
  expect(received?.recipients).toEqual(['anna@kas.example']);
  expect(received?.mail.bcc).toBeUndefined();
});

it('a name of several lines is one line, with a single space for each run of line breaks', () => {
  expect(oneLine(' Kas\r\n\r\n\u2028en\tCo\n')).toBe('Kas en Co');
});

it('a mail has the id that it is sent again with, its reply address, and says that a program sent it', async () => {
  const received = await receive({
    ...{ recipient: 'anna@münchen.example', subject: 'Hello', replyTo: "o'brien@kas.example" },
  });
  expect(received?.recipients).toEqual(['anna@münchen.example']);
  expect(received?.mail.messageId).toBe('<m1@fairdesk>');
  expect(received?.mail.replyTo).toEqual([{ name: '', address: "o'brien@kas.example" }]);
  expect(received?.mail.to).toEqual([{ name: '', address: 'anna@xn--mnchen-3ya.example' }]);
  expect(received?.mail.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
});

const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom('x'.repeat(1500), 'ş'.repeat(700), '.', '.hidden', 'From here', '-- ', '\t', '🚀'),
      fc.constantFrom('\n', '\r\n', '\n\n', ' ', '=', 'https://fair.example/a?b=c_d-e%20f#g'),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

it.prop([subjects, texts], { numRuns: 60 })(
  'a mail never has a longer line than mail servers transport, nor a byte that some of them change',
  async (subject, body) => {
    const folder = await mkdtemp(join(tmpdir(), 'fairdesk-outbox-'));
    const recipient = 'anna@kas.example';
    const store = createFolderTransport(folder, quietLog);
    // As the outbox limits it.
    await store('m1', { recipient, subject: oneLine(subject).slice(0, 200).toWellFormed(), body });
    const bytes = await readFile(join(folder, 'm1.eml'));
    const lines = bytes.toString('latin1').split('\r\n');
    // Source: RFC 5321 §4.5.3.1.6.
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(998);
    expect(lines.join('')).toMatch(/^[\t -~]*$/);
    const { text = '' } = await PostalMime.parse(bytes);
    const linesOf = (whole: string) => whole.replaceAll('\r\n', '\n').replace(/\n+$/, '');
    expect(linesOf(text)).toBe(linesOf(body));
  },
);

it('a mail in the outbox folder is whole, and readable by its owner only', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'fairdesk-outbox-')), 'outbox');
  const store = createFolderTransport(folder, quietLog);
  await store('m1', { recipient: 'anna@kas.example', subject: 'Şule =?utf-8?Q?=0D?=', body: 'line\n.\n' });
  expect(await readdir(folder)).toEqual(['m1.eml']);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, 'm1.eml'))).mode & 0o777).toBe(0o600);
  const mail = await PostalMime.parse(await readFile(join(folder, 'm1.eml')));
  expect(mail).toMatchObject({ messageId: '<m1@fairdesk>', subject: 'Şule =?utf-8?Q?=0D?=' });
  expect(mail.text?.trimEnd()).toBe('line\n.');
});
