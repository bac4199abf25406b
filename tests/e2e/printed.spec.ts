import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { expect, openDesk, test } from './desk.ts';

test('paper has what a button would open: all stands, the texts of messages, all categories', async ({
  page,
}) => {
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  for (const [path, parts] of [
    ['stand', 'main li:has(strong)'],
    ['messages', 'main li > [id]'],
    ['company-profile', 'main dd'],
  ] as const) {
    await page.goto(`/clearwater/${path}`, { waitUntil: 'networkidle' });
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator(parts).filter({ visible: false })).not.toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator(parts).filter({ visible: false })).toHaveCount(0);
  }
});

for (const path of ['exhibitors/noria-pumps', 'blocks'])
  test(`paper has what opens on a public page, without the words that open it: ${path}`, async ({ page }) => {
    await page.goto(`/clearwater/${path}`);
    const contents = page.locator('main details > :not(summary)');
    await expect(contents.filter({ visible: false })).not.toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(contents.filter({ visible: false })).toHaveCount(0);
    await expect(page.getByText(/^More about/).filter({ visible: true })).toHaveCount(0);
  });

test('paper keeps a heading with its text, and no text is lost or covered where a sheet ends', async ({
  page,
}) => {
  // Browsers cut the rows of a grid where the sheet ends, and lose or cover what they move to the next one.
  for (const [path, parts] of [
    ['exhibitors/noria-pumps', 'section:has(> h2):has(img), :has(> section:has(> h2):has(img))'],
    ['blocks', '[data-framed]'],
    ['news/streets-that-drink', '[data-article] > *'],
  ] as const) {
    await page.goto(`/clearwater/${path}`);
    await page.emulateMedia({ media: 'print' });
    const main = page.locator('main');
    const stacks = await main
      .locator(parts)
      .evaluateAll((all) => [
        ...new Set(all.map(({ parentElement }) => parentElement && getComputedStyle(parentElement).display)),
      ]);
    expect([path, stacks]).toEqual([path, ['flex']]);
    const headings = await main
      .locator('h1, h2, h3')
      .evaluateAll((all) => [...new Set(all.map((heading) => getComputedStyle(heading).breakAfter))]);
    expect([path, headings]).toEqual([path, ['avoid']]);
  }
});

test('a window that is open does not cover the paper', async ({ page }) => {
  await page.goto('/clearwater/blocks', { waitUntil: 'networkidle' });
  await page.emulateMedia({ media: 'print' });
  await page.locator('picture-gallery').getByRole('link').first().dispatchEvent('click');
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  await expect(page.locator('dialog:modal')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('dialog:modal')).toBeVisible();
});

test('paper has no sign of what opens at a question', async ({ page }) => {
  await page.goto('/clearwater/blocks');
  const signs = page.locator('main details > summary svg');
  await expect(signs.filter({ visible: true })).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(signs.filter({ visible: true })).toHaveCount(0);
});

test('paper has no sign of what opens, and no link to edit', async ({ page }) => {
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  for (const [path, parts] of [
    ['tasks', 'main h3 > button[aria-expanded] > svg'],
    ['messages', 'main h3 > button[aria-expanded] > svg'],
    ['awards', 'main a[href*="tab=products"]'],
  ] as const) {
    await page.goto(`/clearwater/${path}`, { waitUntil: 'networkidle' });
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator(parts).filter({ visible: true })).not.toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator(parts).filter({ visible: true })).toHaveCount(0);
  }
});

test('paper has every column of a wide table', async ({ page }) => {
  await page.goto('/clearwater/blocks');
  // What A4 leaves between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const { right, end } = await page
    .locator('main [class*="text"] > p')
    .first()
    .evaluate((paragraph) => {
      const row = `<tr>${'<td>Thursday</td>'.repeat(30)}</tr>`;
      paragraph.insertAdjacentHTML('afterend', `<wide-table><table>${row.repeat(12)}</table></wide-table>`);
      const table = paragraph.nextElementSibling?.firstElementChild;
      return { right: table?.getBoundingClientRect().right, end: window.innerWidth };
    });
  expect(right).toBeLessThanOrEqual(end);
});

test('paper has the whole of a text that scrolls in its field', async ({ page }) => {
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  await page.goto('/clearwater/contact', { waitUntil: 'networkidle' });
  const message = page.getByLabel('Message');
  await message.fill('A line\n'.repeat(60));
  const hidden = () => message.evaluate((field) => field.scrollHeight - field.clientHeight);
  expect(await hidden()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await hidden()).toBe(0);
});

test('paper has dark text on every ground', async ({ page }) => {
  await page.goto('/clearwater/blocks');
  const quote = page.locator('[data-ground="dark"] h2').first();
  const brightness = () =>
    quote.evaluate((heading) =>
      Math.max(...(getComputedStyle(heading).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)),
    );
  expect(await brightness()).toBeGreaterThan(200);
  await page.emulateMedia({ media: 'print' });
  expect(await brightness()).toBeLessThan(100);
});
