import { addDays, utcDay } from '@fairdesk/core/shared';
import { openJourneyDatabase } from '#tests/support/servers/journey-database.ts';
import { type CountingServer, openCountingServer } from '#tests/support/servers/mail-kills.ts';
import { type RunningServer, startServer } from '#tests/support/servers/start-server.ts';
import { ADMINISTRATOR } from '#tests/support/worlds/demo-people.ts';
import { test as base, complaintsOf, expect, isBehindBalancer, signIn } from './desk.ts';

const COMPANIES = 300;
const HALL = '55';
const TASK = 'Return the safety sheet';
/**
 * The server is killed while the mail server has this one and has not responded; until then it may send no more mails
 * in a minute.
 */
const LOST_ANSWER = 140;
const PATIENT = { timeout: 60_000 };

const ADDRESSES = Array.from({ length: COMPANIES }, (_, index) => `stand@late-${index}.example`);
const LIST = [
  'Company;Stand;Hall;Contact: e-mail',
  ...ADDRESSES.map((address, index) => `Late ${index};${HALL}.${index};${HALL};${address}`),
].join('\n');

/** A server of its own, with a mail server. */
const test = base.extend<object, { mail: CountingServer }>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const mail = await openCountingServer({ deferredOf: Number.POSITIVE_INFINITY, silentAt: LOST_ANSWER });
      await use(mail);
      await mail.close();
    },
    { scope: 'worker' },
  ],
  desk: [
    async ({ mail }, use) => {
      const desk = await startServer({ env: envOf(mail, LOST_ANSWER) });
      await use(desk);
      await desk.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const envOf = ({ smtpUrl }: CountingServer, perMinute: number) => ({
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'fair@quay-and-field.example',
  MAIL_PER_MINUTE: String(perMinute),
});

test('300 late exhibitors are reminded on the night of a deadline, none twice after a crash', async ({
  page,
  desk,
  mail,
}) => {
  test.skip(isBehindBalancer, 'while one server waits for the mail server, another one goes on sending');
  test.setTimeout(300_000);
  page.setDefaultTimeout(20_000);
  const complaints = complaintsOf(page);
  await signIn(page, ADMINISTRATOR);
  await page.goto('/organiser/clearwater/import');
  await page
    .getByLabel('List of exhibitors')
    .setInputFiles({ name: 'late.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) });
  await page.getByRole('button', { name: `Import ${COMPANIES} companies` }).click(PATIENT);
  await expect(page.getByText('The import is complete.')).toBeVisible(PATIENT);

  await page.goto('/organiser/clearwater/tasks');
  await page.getByRole('button', { name: 'New task' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Title').fill(TASK);
  await sheet.getByLabel('Category', { exact: true }).selectOption('Stand building');
  await sheet.getByLabel(/^Deadline, date/).fill(addDays(utcDay(new Date()), -1));
  await sheet.getByRole('button', { name: 'Add task' }).click();
  await expect(sheet).toBeHidden();

  await page.goto(`/organiser/clearwater/exhibitors?hall=${HALL}&late=any`);
  await page.locator('h1').click();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByRole('button', { name: `Select all ${COMPANIES}` }).click();
  await page.getByRole('button', { name: 'Remind', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Remind ${COMPANIES} people at ${COMPANIES} companies` });
  await dialog.getByRole('button', { name: 'Remind' }).click();
  await expect(page.getByText(`${COMPANIES} reminders were queued.`)).toBeVisible();

  await expect.poll(() => mail.accepted.length, PATIENT).toBe(LOST_ANSWER);
  // From here on the open page reports the lost connection.
  expect(complaints).toEqual([]);
  await desk.kill();
  await endLeases(desk);
  const port = Number(new URL(desk.url).port);
  const restarted = await startServer({ dataFolder: desk.dataFolder, port, env: envOf(mail, 6000) });
  try {
    await expect.poll(() => mail.accepted.length, PATIENT).toBeGreaterThanOrEqual(COMPANIES);
    const recipients = mail.accepted.map(({ recipient }) => recipient);
    expect(recipients.toSorted()).toEqual(ADDRESSES.toSorted());

    const log = await page.context().newPage();
    const complaintsOfLog = complaintsOf(log);
    // The last answers of the mail server may still be on their way.
    await expect(async () => {
      await log.goto('/organiser/clearwater/mail?state=unsure');
      await expect(log.getByRole('link', { name: `Sent ${COMPANIES - 1}` })).toBeVisible({ timeout: 1_000 });
    }).toPass(PATIENT);
    const unsure = log.getByRole('row').filter({ has: log.getByRole('button', { name: 'Send again' }) });
    await expect(unsure).toHaveCount(1);
    await expect(unsure).toContainText(recipients[LOST_ANSWER - 1] ?? 'no recipient');
    expect(complaintsOfLog).toEqual([]);
  } finally {
    await restarted.stop();
  }
});

/** Lets the time pass for which a dead process holds its mails. */
const endLeases = async ({ dataFolder }: RunningServer) => {
  const database = await openJourneyDatabase(dataFolder);
  const long = { leaseUntil: new Date(0).toISOString() };
  await database.write((query) =>
    query.updateTable('outbox').set(long).where('leaseUntil', 'is not', null).execute(),
  );
  await database.close();
};
