import { importInto } from '#tests/support/worlds/import-into.ts';
import { letterTo } from '#tests/support/worlds/outbox.ts';
import { expect, test } from './desk.ts';

const PERSON = 'kim@stand-crew.example';

const USERS = [
  'email;givenName;familyName;event;participation;role;language;invite',
  `${PERSON};Kim;Visser;clearwater;cw27-noria;editor;en;yes`,
  `${PERSON};;;clearwater;cw27-silt;viewer;en;yes`,
  'crew@fair-office.example;Ana;Ruiz;clearwater;;staff;es;yes',
].join('\n');

const TITLES = {
  '': 'Join Noria Pumps and Silt Analytics',
  '/nl': 'Toegang tot Noria Pumps en Silt Analytics',
  '/es': 'Acceso a Noria Pumps y Silt Analytics',
  '/tr': 'Noria Pumps ve Silt Analytics ekibine katılın',
};

test('one mail invites to all companies, and accepting it signs in', async ({ page, desk }) => {
  test.setTimeout(240_000);
  importInto(desk.dataFolder, { 'users.csv': USERS });
  const mailed = async () => (await letterTo(desk.dataFolder, PERSON, /invite/)).text ?? '';
  // The running server polls once a minute for mail queued by other processes.
  await expect.poll(() => mailed().catch(() => ''), { timeout: 100_000 }).toContain('Silt Analytics');
  const text = await mailed();
  expect(text).toContain('Noria Pumps');
  const { pathname } = new URL(/http\S+invite\/\S+/.exec(text)?.[0] ?? '');
  for (const [prefix, title] of Object.entries(TITLES)) {
    await page.goto(`${prefix}${pathname}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  const otherTab = await page.context().newPage();
  await otherTab.goto(pathname, { waitUntil: 'networkidle' });
  await page.goto(pathname, { waitUntil: 'networkidle' });
  await expect(page.getByLabel('First name')).toHaveValue('Kim');
  await expect(page.getByLabel('Last name')).toHaveValue('Visser');
  await page.locator('input[type=password]').fill('seven lanterns at the quay');
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await page.waitForURL('**/events/101*');
  await expect(page.getByRole('button', { name: 'Noria Pumps' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Silt Analytics' })).toBeVisible();

  await otherTab.locator('input[type=password]').fill('seven lanterns at the quay');
  await otherTab.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(otherTab.getByText(/^This invitation was accepted already/)).toBeVisible();
  await otherTab.getByRole('link', { name: 'Back to sign in' }).click();
  // Signed in by the first tab.
  await expect(otherTab.getByRole('button', { name: 'Account' })).toBeVisible();
});

test('an invited member of the organiser’s staff joins the fair', async ({ page, desk }) => {
  test.setTimeout(240_000);
  const mailed = async () =>
    (await letterTo(desk.dataFolder, 'crew@fair-office.example', /invite/)).text ?? '';
  await expect.poll(() => mailed().catch(() => ''), { timeout: 100_000 }).toContain('Clearwater');
  const { pathname } = new URL(/http\S+invite\/\S+/.exec(await mailed())?.[0] ?? '');
  await page.goto(pathname.replace('/es/', '/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Clearwater 2027');
  await expect(page.getByText('You are invited to help prepare Clearwater 2027.')).toBeVisible();
});
