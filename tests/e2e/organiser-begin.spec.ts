import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { inviteAdministrator } from '#app/_commands/invite-administrator.ts';
import { readSettings } from '#app/_process/settings.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { journeySettings } from '#tests/support/servers/journey-database.ts';
import { type RunningServer, startServer } from '#tests/support/servers/start-server.ts';
import { letterTo } from '#tests/support/worlds/outbox.ts';
import { expectAccessible } from './accessible.ts';

const PASSWORD = 'a long enough sentence';
let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer({ env: { FAIRDESK_DEMO: 'off' } });
});
test.afterAll(() => server.remove());

/** The link of `npm run admin -- invite`. */
const setupLink = async (email: string): Promise<string> => {
  const settings = readSettings({
    ...process.env,
    FAIRDESK_DATA: server.dataFolder,
    APP_URL: server.url,
    FAIRDESK_DEMO: 'off',
    ...journeySettings(server.dataFolder),
  });
  const { lines } = await inviteAdministrator(email, settings._unsafeUnwrap(), quietLog);
  return lines.at(-1) ?? '';
};

const fill = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(new RegExp(`^${label}`)).fill(value);
};

/** A missing field is reported after this time, not after the whole test. In milliseconds. */
const PATIENCE_MS = 15_000;

test.describe.configure({ mode: 'serial' });

test('an empty store becomes a published fair with an administrator, without files', async ({ page }) => {
  page.setDefaultTimeout(PATIENCE_MS);
  const link = await setupLink('olga@fair.example');
  await page.goto(link);
  await fill(page, { 'First name': 'Olga', 'Last name': 'Visser' });
  await page.getByLabel('Password').first().fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account and sign in' }).click();
  await page.waitForURL('**/organiser');
  await expect(page.getByText('You have no fair yet.')).toBeVisible();

  await page.getByRole('link', { name: 'New fair' }).click();
  await page.getByRole('button', { name: 'Create fair' }).click();
  await expect(page.getByText('Name is required.').first()).toBeVisible();
  await expectAccessible(page, 'new fair');
  await fill(page, {
    Name: 'Aqua 2028',
    'First day': '2028-01-26',
    'Last day': '2028-01-28',
    City: 'Rotterdam',
  });
  await expect(page.getByLabel('Web address', { exact: true })).toHaveValue('aqua-2028');
  const picture = sharp({ create: { width: 320, height: 80, channels: 3, background: '#0a5c4a' } });
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() };
  await page.getByLabel('Logo', { exact: true }).setInputFiles(logo);
  await page.getByRole('button', { name: 'Create fair' }).click();
  await page.waitForURL('**/organiser/aqua-2028');

  await page.goto(`${server.url}/organiser/aqua-2028/settings/website`);
  await expect(page.getByRole('img', { name: 'Logo: Aqua 2028' })).toBeVisible();

  // Nobody else sees the fair until it is published.
  expect((await fetch(`${server.url}/aqua-2028`)).status).toBe(404);
  await page.goto(`${server.url}/organiser/aqua-2028`);
  await expectAccessible(page, 'overview of a new fair');
  const header = page.getByRole('banner');
  const account = header.getByRole('button', { name: 'Account' });
  await expect(header.getByText('Draft', { exact: true })).toBeVisible();
  await account.click();
  await expect(page.getByRole('link', { name: 'Exhibitor portal' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Website', exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Publish the fair' }).click();
  await page.waitForURL('**/organiser/aqua-2028/settings');
  await expectAccessible(page, 'settings');
  await page.getByRole('radio', { name: 'Published' }).check();
  await page.getByRole('button', { name: 'Change to “Published”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change to “Published”' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'The fair is now “Published”.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Visit the website' })).toHaveAttribute('href', '/aqua-2028');
  await expect(header.getByText('Draft', { exact: true })).toHaveCount(0);
  await expect.poll(async () => (await fetch(`${server.url}/aqua-2028`)).status).toBe(200);
  for (const path of ['exhibitors', 'news', 'search', 'practical-information', 'privacy', 'accessibility'])
    for (const language of ['', '/nl', '/es', '/tr']) {
      const address = `${server.url}${language}/aqua-2028/${path}`;
      expect((await fetch(address)).status, address).toBe(language === '' ? 200 : 404);
    }

  await page.goto(`${server.url}/organiser/aqua-2028`);
  await expect(page.getByRole('main').getByRole('list').getByRole('link')).toHaveText([
    'Add exhibitors',
    'Add tasks',
  ]);
  await expect(header.getByText('Draft', { exact: true })).toHaveCount(0);
  await account.click();
  await page.getByRole('link', { name: 'Website', exact: true }).click();
  await page.waitForURL('**/aqua-2028');

  await page.goto(`${server.url}/organiser/aqua-2028/audit`);
  await expect(page.getByText('State of the fair changed')).toBeVisible();
  await expect(page.getByText('Fair created')).toBeVisible();
  await expectAccessible(page, 'history');
  // The link worked once.
  expect((await page.goto(link))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('the administrator adds a task and a company, whose contact signs in and ticks the task', async ({
  page,
  browser,
}) => {
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(server.url);
  await page.getByLabel('E-mail address').fill('olga@fair.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Account' }).waitFor();

  await page.goto(`${server.url}/organiser/aqua-2028/tasks`);
  await page.getByRole('button', { name: 'New task' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Send your stand drawing');
  await page
    .getByRole('dialog')
    .getByLabel(/^Deadline, date/)
    .fill('2028-01-10');
  await page.getByRole('dialog').getByLabel('Name of the category').fill('Stand building');
  await page.getByRole('dialog').getByRole('button', { name: 'Add task' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto(`${server.url}/organiser/aqua-2028/exhibitors`);
  await page.getByRole('button', { name: 'Add exhibitor' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Add exhibitor' }).click();
  await expect(sheet.getByText('Name is required.').first()).toBeVisible();
  await expectAccessible(page, 'adding an exhibitor');
  await sheet.getByLabel(/^Name/).fill('Gökçay Filtre');
  await sheet.getByLabel('Stand', { exact: true }).fill('8.B2');
  await sheet.getByLabel(/^E-mail of the main contact/).fill('info@gokcay.example');
  await sheet.getByRole('button', { name: 'Add exhibitor' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('row', { name: /Gökçay Filtre/ })).toContainText('8.B2');

  const letter = await letterTo(server.dataFolder, 'info@gokcay.example', /invit/i);
  const invitation = /https?:\/\/\S+\/invite\/\S+/.exec(letter.text ?? '')?.[0] ?? '';
  const theirs = await browser.newPage({ locale: 'en-GB' });
  theirs.setDefaultTimeout(PATIENCE_MS);
  await theirs.goto(invitation);
  await theirs.getByLabel('First name').fill('Deniz');
  await theirs.getByLabel('Last name').fill('Gökçay');
  await theirs.getByLabel('Password').first().fill(PASSWORD);
  await theirs.getByRole('button', { name: 'Accept invitation' }).click();
  await theirs.waitForURL('**/aqua-2028/dashboard');
  await theirs.goto(`${server.url}/aqua-2028/tasks`);
  const task = theirs.getByRole('checkbox', { name: 'Send your stand drawing' });
  await task.click();
  await expect(task).toBeChecked();
  await theirs.goto(`${server.url}/aqua-2028/awards`);
  await expect(theirs.getByText('This fair has no award to enter yet.')).toBeVisible();
  await theirs.close();

  await page.goto(`${server.url}/organiser/aqua-2028`);
  await expect(page.getByText('1 of 1 completed').first()).toBeVisible();
});
