import type { Page } from '@playwright/test';
import { bringForward } from '#tests/support/worlds/bring-forward.ts';
import { expectAccessible } from './accessible.ts';
import { complaintsOf, expect, signIn, test } from './organisers-desk.ts';

const ADMIN = { accountName: 'fairs@quay-and-field.example', password: 'build-up-starts-at-seven' };
const PATH = '/tide-tables';
/** From scheduling to the moment of publishing, in milliseconds. */
const DELAY_MS = 600_000;

/** Adds a page, schedules it, and empties its titles: as two editors would, one after the other. */
const scheduleAndEmpty = (page: Page) =>
  page.evaluate(
    async ({ path, delay }) => {
      const send = async (method: string, rest: string, body: object) => {
        const response = await fetch(`/api/organiser/101/pages${rest}`, {
          method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ path, language: 'en', ...body }),
        });
        if (!response.ok) throw new Error(await response.text());
        return response.json();
      };
      const { revision } = await send('POST', '', { title: 'Tide tables' });
      const at = new Date(Date.now() + delay).toISOString();
      const opened = await send('POST', '/publish', { revision, at });
      const { fields, ...document } = opened.document;
      const emptied = { ...fields, NavigationTitle: '', MetaTitle: '' };
      await send('PUT', '/draft', { document: { ...document, fields: emptied }, revision: opened.revision });
    },
    { path: PATH, delay: DELAY_MS },
  );

test('a scheduled page whose title was emptied is held back, and its editor sees why', async ({
  page,
  request,
  desk,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(30_000);
  const complaints = complaintsOf(page);
  await signIn(page, ADMIN);
  await page.goto('/organiser/clearwater/pages');
  await scheduleAndEmpty(page);
  await bringForward(desk, PATH, 'en');
  const held = page.getByRole('link', { name: /^Held back/ });
  await expect(async () => {
    await page.reload();
    await expect(held).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  expect((await request.get(`/clearwater${PATH}`, { headers: { accept: 'text/html' } })).status()).toBe(404);
  await held.click();
  const note = page.getByRole('status').filter({ hasText: /^Not published on / });
  await expect(note).toContainText('Enter a title of at most 200 characters.');
  await expect(page.frameLocator('iframe[data-shown]').locator('main')).toBeVisible();
  await expectAccessible(page, 'a page that was held back');
  await page.setViewportSize({ width: 1280, height: 900 });
  // The refusal of the server is the one answer that the browser reports.
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Enter a title of at most 200 characters.').last()).toBeVisible();
  expect(complaints.filter((text) => !/4\d\d/.test(text))).toEqual([]);
});
