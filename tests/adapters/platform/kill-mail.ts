/**
 * Kills sending processes repeatedly, and counts mails that a real mail server accepted twice or never.
 *
 *     node tests/adapters/platform/kill-mail.ts [kills] [mails] [postgres://…]
 *
 * Two processes send the same queue; halfway, a sign-in mail is queued and must not wait for the bulk mail.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../adapters/platform/database/open-database.ts';
import { postMail } from '../../../adapters/platform/mail/outbox.ts';
import { openCountingServer, sendWhileKilled } from '../../support/servers/mail-kills.ts';
import { quiet } from './kill-desk.ts';

const [kills = '40', mails = '2000', databaseUrl = ''] = process.argv.slice(2);
const place = {
  dataFolder: mkdtempSync(join(tmpdir(), 'fairdesk-kill-mail-')),
  ...(databaseUrl && { databaseUrl }),
};
const run = Date.now().toString(36);
const database = await openDatabase({ ...place, log: quiet });
const server = await openCountingServer();

const queue = (subject: string, mailClass: 'urgent' | 'bulk') =>
  database.write((query) =>
    postMail(
      query,
      {
        ...{ recipient: 'anna@kas.example', subject, body: 'text', once: `${run}:${subject}` },
        ...{ class: mailClass, eventId: '7' },
      },
      new Date(),
    ),
  );
const statesOf = () =>
  database.query
    .selectFrom('outbox')
    .select(['subject', 'state'])
    .where('once', 'like', `${run}:%`)
    .execute();

for (let index = 0; index < Number(mails); index += 1) await queue(`bulk ${index}`, 'bulk');
let before = 0;
await sendWhileKilled(place, server.smtpUrl, {
  kills: Number(kills),
  isDone: async () => (await statesOf()).every(({ state }) => state !== 'waiting' && state !== 'handing'),
  afterKill: async (kill) => {
    if (kill !== Math.floor(Number(kills) / 2)) return;
    await queue('sign-in', 'urgent');
    before = server.accepted.length;
  },
});

const counts = new Map<string, number>();
for (const { subject } of server.accepted) counts.set(subject, (counts.get(subject) ?? 0) + 1);
const states = await statesOf();
const unsure = states.filter(({ state }) => state === 'unsure');
const bulk = states.filter(({ subject }) => subject !== 'sign-in');
const lost = bulk.filter(({ subject, state }) => state === 'sent' && !counts.has(subject)).length;
const twice = bulk.filter(({ subject }) => (counts.get(subject) ?? 0) > 1).length;
const passed = server.accepted.findIndex(({ subject }) => subject === 'sign-in') - before;
await server.close();
await database.close();
rmSync(place.dataFolder, { recursive: true, force: true });
process.stdout.write(
  `${kills} kills, ${counts.size} of ${states.length} mails accepted: ${lost} lost, ${twice} twice, ` +
    `${unsure.length} unsure (${unsure.filter(({ subject }) => counts.has(subject)).length} of them accepted); ` +
    `the sign-in mail went out after ${passed} others\n`,
);
process.exitCode = lost + twice === 0 && counts.has('sign-in') ? 0 : 1;
