import type { Page } from '@playwright/test';
import { ADMINISTRATOR } from '#tests/support/worlds/demo-people.ts';
import { expect, signIn, test } from './organisers-desk.ts';

const API = '**/api/organiser/**';

/** Presses a button of the dialog twice: the first time, the server stores the form, and the response is lost. */
const sendTwice = async (page: Page, name: string) => {
  const sheet = page.getByRole('dialog');
  await page.route(API, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort('timedout');
  });
  await sheet.getByRole('button', { name }).click();
  await expect(sheet.getByRole('alert')).toBeVisible();
  await page.unroute(API);
  await sheet.getByRole('button', { name }).click();
  await expect(sheet).toBeHidden();
};

test('what is added at the desk is there once, though the first response was lost', async ({ page }) => {
  page.setDefaultTimeout(20_000);
  const sheet = page.getByRole('dialog');
  await signIn(page, ADMINISTRATOR);
  await page.goto('/organiser/clearwater/settings/categories');
  await page.getByRole('button', { name: 'New category', exact: true }).click();
  await sheet.getByLabel('Name', { exact: true }).fill('Siphons');
  await sheet.getByLabel('Code').fill('siphons');
  await sendTwice(page, 'Add category');
  await page.reload();
  await expect(page.getByRole('row', { name: /Siphons/ })).toHaveCount(1);

  await page.goto('/organiser/clearwater/settings/awards');
  await page.getByRole('button', { name: 'New award', exact: true }).click();
  await sheet.getByLabel('Title', { exact: true }).fill('Quietest pump');
  await sendTwice(page, 'Add award');
  await page.reload();
  await expect(page.getByRole('row', { name: /Quietest pump/ })).toHaveCount(1);

  await page.goto('/organiser/clearwater/exhibitors');
  await page.getByRole('button', { name: 'Add exhibitor' }).click();
  await sheet.getByLabel(/^Name/).fill('Siphon Works');
  await sheet.getByLabel('E-mail of the main contact').fill('info@siphon-works.example');
  await sendTwice(page, 'Add exhibitor');
  await page.goto('/organiser/clearwater/exhibitors?q=Siphon');
  await expect(page.getByRole('row', { name: /Siphon Works/ })).toHaveCount(1);

  await page.goto('/organiser/clearwater/pages');
  await page.getByRole('button', { name: 'New page', exact: true }).click();
  await sheet.getByLabel(/^Title/).fill('All about siphons');
  await sendTwice(page, 'Add page');
  await page.goto('/organiser/clearwater/pages');
  await expect(page.getByText('/all-about-siphons', { exact: true })).toHaveCount(1);

  await page.goto('/organiser/clearwater/settings/service-keys');
  await page.getByRole('button', { name: 'New webhook', exact: true }).click();
  await sheet.getByLabel('Address').fill('https://crm.example/siphons');
  await sheet.getByLabel('Companies').check();
  await sendTwice(page, 'Create webhook');
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Delete ?: https:..crm.example.siphons$/ })).toHaveCount(1);
});
