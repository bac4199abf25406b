/** A process that sends the mail of a store until it is killed: `node mail-sender.ts <folder> <url> <smtp> <begun> <start>`. */
import { openDatabase } from '../../../adapters/platform/database/open-database.ts';
import { createMailer } from '../../../adapters/platform/mail/mailer.ts';
import { createSmtpTransport } from '../../../adapters/platform/mail/transport.ts';
import { HASTE } from './mail-kills.ts';

const [dataFolder = '', databaseUrl = '', smtpUrl = '', begun = '', startAt = ''] = process.argv.slice(2);
const silent = () => {};
const log = { info: silent, warn: silent, error: silent };
const clock = () => new Date(Number(startAt) + (Date.now() - Number(begun)) * HASTE);

const database = await openDatabase({ dataFolder, ...(databaseUrl && { databaseUrl }), log });
const transport = createSmtpTransport({ smtpUrl, from: 'Fairdesk <desk@fair.example>' });
const mailer = createMailer(database, transport, { clock, log, perMinute: 1_000_000 });
// In advance, so that a kill meets deliveries and not the loading of the mail client.
await import('nodemailer');
process.stdout.write('ready\n');
setInterval(mailer.wake, 20);
