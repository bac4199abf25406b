import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { complaintsOf, expect, signIn, test } from './organisers-desk.ts';

const ADMIN = { accountName: 'fairs@quay-and-field.example', password: 'build-up-starts-at-seven' };
const WIDE = { width: 2000, height: 1100 };
const PATH = '/tide-questions';

const drawing = (page: Page) => page.frameLocator('iframe[data-shown]');
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

/** Adds a page with a list of two questions in English, and with the first one in Dutch. */
const addPage = (page: Page) =>
  page.evaluate(async (path) => {
    const send = async (method: string, rest: string, body: object) => {
      const response = await fetch(`/api/organiser/101/pages${rest}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ path, ...body }),
      });
      if (!response.ok) throw new Error(await response.text());
      return response.json();
    };
    const { document: opened, revision } = await send('POST', '', { language: 'en', title: 'Tides' });
    const id = crypto.randomUUID();
    const question = (Question: string, Answer: string) => ({ Question, Answer });
    const withQuestions = (Questions: readonly object[]) => ({
      ...opened,
      areas: opened.areas.map((area: { key: string }) =>
        area.key === 'headless-main'
          ? {
              ...area,
              blocks: [
                {
                  id,
                  component: 'Faq',
                  params: {},
                  places: [],
                  kept: {},
                  fields: { Title: 'Tides', Questions },
                },
              ],
            }
          : area,
      ),
    });
    const both = [
      question('When is high tide?', '<p>At noon.</p>'),
      question('Is there a ferry?', '<p>Yes.</p>'),
    ];
    await send('PUT', '/draft', { language: 'en', document: withQuestions(both), revision });
    const dutch = [question('Wanneer is het vloed?', '<p>Om twaalf uur.</p>')];
    await send('PUT', '/draft', { language: 'nl', document: withQuestions(dutch), revision: 0 });
  }, PATH);

test('an editor translates the items of a list beside those of another language', async ({ page }) => {
  test.slow();
  page.setDefaultTimeout(30_000);
  await page.setViewportSize(WIDE);
  const complaints = complaintsOf(page);
  await signIn(page, ADMIN);
  await page.goto('/organiser/clearwater/pages');
  await addPage(page);
  await page.goto(`/organiser/clearwater/pages/edit?path=${encodeURIComponent(PATH)}&language=nl`);
  await expect(drawing(page).getByText('Wanneer is het vloed?').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Structure' }).click();
  await page.getByRole('treeitem').filter({ hasText: 'Questions and answers' }).click();
  await page.getByLabel('Show texts in').selectOption({ label: 'English' });
  await page.getByText('Wanneer is het vloed?', { exact: true }).last().click();
  const source = page.locator('p[lang="en"]');
  await expect(source.filter({ hasText: 'When is high tide?' })).toBeVisible();
  await expect(source.filter({ hasText: 'At noon.' })).toBeVisible();
  await expect(source.filter({ hasText: 'Is there a ferry?' })).toBeVisible();
  await expectAccessible(page, 'a translation beside its source');
  await page.setViewportSize(WIDE);

  await page.getByRole('button', { name: /^Add this item ?: Is there a ferry\?/ }).click();
  await page.getByRole('textbox', { name: 'Question' }).last().fill('Vaart er een veerboot?');
  await expect(source.filter({ hasText: 'Is there a ferry?' })).toBeVisible();
  await saved(page);
  await page.reload();
  await expect(drawing(page).getByText('Vaart er een veerboot?').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Structure' }).click();
  await page.getByRole('treeitem').filter({ hasText: 'Questions and answers' }).click();
  await page.getByLabel('Show texts in').selectOption({ label: 'English' });
  await page.getByText('Vaart er een veerboot?', { exact: true }).last().click();
  await page.getByRole('button', { name: /^Use this text ?: Question, Vaart er een veerboot/ }).click();
  await expect(page.getByRole('textbox', { name: 'Question' }).last()).toHaveValue('Is there a ferry?');
  expect(complaints).toEqual([]);
});
