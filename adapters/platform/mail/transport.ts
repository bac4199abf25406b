import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Log } from '@fairdesk/core/shared';
import { type Delivery, deliveryOf } from './delivery.ts';
import { encodedSubject } from './encoded-subject.ts';
import type { Mail } from './mail.ts';

/** The mail server of an installation. */
export interface MailSettings {
  /** `smtp://user:password@host:587` */
  readonly smtpUrl: string;
  /** `Fairdesk <desk@fair.example>` */
  readonly from: string;
  /** Maximum number of bulk mails in a minute; urgent mail is not counted. */
  readonly perMinute?: number;
}

/** Delivers a mail, unless it is aborted before. `id` is the same on each retry, and so is the message id. */
export type Transport = (id: string, mail: Mail, signal?: AbortSignal) => Promise<Delivery>;

/** Timeout of the connection and of the greeting, in milliseconds. */
const TIMEOUT_MS = 10_000;
/**
 * Timeout of each other response, in milliseconds: a mail server may look for viruses and spam before it takes a
 * text. RFC 5321 §4.5.3.2 allows minutes; ours ends before the delivery as a whole.
 */
const SILENCE_MS = 50_000;
/** Timeout of a delivery as a whole: a server that sends single bytes exceeds no other. In milliseconds. */
const DELIVERY_MS = 60_000;
const LOCAL_SENDER = 'Fairdesk <desk@fairdesk.invalid>';

/** Sends through a mail server. */
export const createSmtpTransport = (
  { smtpUrl, from }: Omit<MailSettings, 'perMinute'>,
  deliveryMs = DELIVERY_MS,
): Transport => {
  const settings = {
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return async (id, mail, stopped) => {
    const { createTransport } = await loadMailer();
    let isHandedOver = false;
    const transport = createTransport(settings);
    transport.use('stream', (prepared, done) => {
      // The client reads the text only after the server has accepted sender and recipient.
      prepared.message.processFunc((input) =>
        Readable.from(
          (async function* () {
            isHandedOver = true;
            yield* input;
          })(),
        ),
      );
      done();
    });
    try {
      const limit = AbortSignal.timeout(deliveryMs);
      const signal = stopped ? AbortSignal.any([limit, stopped]) : limit;
      const { response } = await transport.sendMail({ ...messageOf(id, mail, from), signal });
      return { kind: 'accepted', answer: response };
    } catch (error) {
      return deliveryOf(error, isHandedOver);
    }
  };
};

/** Writes one `.eml` file per mail to a folder, for installations without a mail server. */
export const createFolderTransport = (folder: string, log: Log): Transport => {
  return async (id, mail) => {
    const { createTransport } = await loadMailer();
    const printer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message } = await printer.sendMail(messageOf(id, mail, LOCAL_SENDER));
    const file = join(folder, `${id}.eml`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Renamed into place, so that a program watching the folder never reads a partial mail.
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
    log.info('Stored a mail in the outbox folder', { file });
    return { kind: 'accepted', answer: 'stored in the outbox folder' };
  };
};

/** Loaded with the first mail, because it is large. */
const loadMailer = () => import('nodemailer');

const messageOf = (id: string, { recipient, subject, body, replyTo }: Mail, from: string) => ({
  from,
  to: { name: '', address: recipient },
  subject: encodedSubject(subject),
  text: body,
  ...(replyTo && { replyTo: { name: '', address: replyTo } }),
  messageId: `<${id}@fairdesk>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
});
