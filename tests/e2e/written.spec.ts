import { importInto } from '#tests/support/import-into.ts';
import { expect, test } from './desk.ts';

const PATH = '/clearwater/written';
const TABLE = `<table><tr>${'<td>one-more-cell</td>'.repeat(40)}</tr></table>`;

/** A page as an editor may write it. */
const written = {
  [`pages${PATH}.json`]: {
    title: { en: 'Written', nl: 'Geschreven' },
    layout: 'portal',
    placeholders: {
      'headless-header': [{ component: 'Header', data: { showSearch: true, subnavigation: [{}, {}, {}] } }],
      'headless-main': [
        {
          component: 'RichText',
          fields: { Text: `<p><a href="/practical-information">On the way</a></p>${TABLE}` },
        },
        ...['BorderedBlock', 'ContentCard', 'CallToActionCard', 'Jumbotron', 'DuoBlock'].map((component) => ({
          component,
          fields: { Title: 'Wide', Content: TABLE },
        })),
      ],
    },
  },
};

test.beforeEach(async ({ desk, request }) => {
  importInto(desk.dataFolder, written);
  const status = async () => (await request.get(PATH, { headers: { accept: 'text/html' } })).status();
  await expect.poll(status, { timeout: 5000 }).toBe(200);
});

test('a link in a text leads on within the fair, in the language of its reader', async ({ page }) => {
  await page.goto(`/nl${PATH}`);
  await page.getByRole('link', { name: 'On the way' }).click();
  await page.waitForURL('**/nl/clearwater/practical-information');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Praktische informatie');
});

for (const width of [320, 1280])
  test(`a table is scrolled in its place, and leaves the page ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(PATH);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const scrolls = await page
      .locator('main table')
      .evaluateAll((tables) => tables.every((table) => table.scrollWidth > table.clientWidth));
    expect(scrolls).toBe(true);
  });

test('there is room to write in the search field on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto(PATH);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).first().click();
  const field = page.getByRole('searchbox', { name: 'Search' });
  await expect(field).toBeFocused();
  expect((await field.boundingBox())?.width).toBeGreaterThan(160);
});
