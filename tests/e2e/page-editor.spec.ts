import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { complaintsOf, expect, signIn, test } from './organisers-desk.ts';

const ADMIN = { accountName: 'fairs@quay-and-field.example', password: 'build-up-starts-at-seven' };

/** Wide enough for a desktop page beside both panels, so that nothing is scaled down. */
const WIDE = { width: 2000, height: 1100 };

const editorOf = (path: string, language = 'en') =>
  `/organiser/clearwater/pages/edit?path=${encodeURIComponent(path)}&language=${language}`;

const drawingOf = (page: Page): FrameLocator => page.frameLocator('iframe[data-shown]');

/** Adds a block from the palette, after the selected one. */
const add = async (page: Page, name: string) => {
  await page.getByRole('tab', { name: 'Add' }).click();
  await page.getByRole('searchbox', { name: 'Find a block' }).fill(name);
  await page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
};

/** The button of the page; a formatted text has one of its own. */
const undo = (page: Page) =>
  page.getByRole('group', { name: 'Steps' }).getByRole('button', { name: 'Undo' }).click();

const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

const open = async (page: Page, path: string, language?: string) => {
  await page.goto(editorOf(path, language));
  await expect(drawingOf(page).locator('main')).toBeVisible();
};

test('a page begins in the editor where its visitors see it begin', async ({ page }) => {
  page.setDefaultTimeout(20_000);
  await page.setViewportSize(WIDE);
  const startOf = (title: Locator) => title.evaluate((element) => element.getBoundingClientRect().top);
  await signIn(page, ADMIN);
  await open(page, '/');
  const inEditor = await startOf(drawingOf(page).getByRole('heading', { level: 1 }));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/clearwater');
  expect(inEditor).toBeCloseTo(await startOf(page.getByRole('heading', { level: 1 })), 0);
});

test('a page is changed as it looks, undone, found again after a reload, and published', async ({
  page,
  request,
}) => {
  page.setDefaultTimeout(20_000);
  await page.setViewportSize(WIDE);
  const complaints = complaintsOf(page);
  const read = async () =>
    (await request.get('/clearwater/practical-information', { headers: { accept: 'text/html' } })).text();
  await signIn(page, ADMIN);
  await open(page, '/practical-information');
  await expectAccessible(page, 'the page editor');
  await page.setViewportSize(WIDE);

  await add(page, 'Text');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Doors open at nine');
  await expect(drawingOf(page).getByRole('heading', { name: 'Doors open at nine' })).toBeVisible();
  await saved(page);
  await page.reload();
  await expect(drawingOf(page).getByRole('heading', { name: 'Doors open at nine' })).toBeVisible();
  expect(await read()).not.toContain('Doors open at nine');

  // In place: the first click selects the block, the second one goes into its text.
  const heading = drawingOf(page).getByRole('heading', { name: 'Doors open at nine' });
  // At times axe finds no elements in the frame of a complete drawing, until the editor is opened again.
  await expect(async () => {
    await page.setViewportSize(WIDE);
    await page.reload();
    await heading.click();
    await expect(page.getByRole('toolbar', { name: 'Tools for Text' })).toBeVisible();
    await expectAccessible(page, 'a selected block');
  }).toPass({ timeout: 120_000 });
  await page.setViewportSize(WIDE);
  await heading.click();
  const typed = drawingOf(page).getByRole('textbox');
  await typed.press('End');
  await typed.pressSequentially(' sharp');
  await typed.press('Enter');
  await expect(drawingOf(page).getByRole('heading', { name: 'Doors open at nine sharp' })).toBeVisible();
  await undo(page);
  await expect(
    drawingOf(page).getByRole('heading', { name: 'Doors open at nine', exact: true }),
  ).toBeVisible();
  await saved(page);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('The page is published.')).toBeVisible();
  await expect.poll(read).toContain('Doors open at nine');
  expect(complaints).toEqual([]);
});

test('a page is built with the keyboard alone', async ({ page }) => {
  page.setDefaultTimeout(20_000);
  await page.setViewportSize(WIDE);
  await signIn(page, ADMIN);
  await open(page, '/practical-information', 'nl');
  const names = () => page.getByRole('treeitem').allInnerTexts();
  await page.getByRole('searchbox', { name: 'Find a block' }).focus();
  await page.keyboard.type('Dividing line');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'was added' })).toHaveCount(1);
  await page.getByRole('tab', { name: 'Add' }).focus();
  await page.keyboard.press('ArrowRight');
  const selected = page.getByRole('treeitem', { selected: true });
  await expect(selected).toContainText('Dividing line');
  const before = await names();
  await selected.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(names).not.toEqual(before);
  await page.keyboard.press('Control+z');
  await expect.poll(names).toEqual(before);
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+d');
  await expect(page.getByRole('treeitem')).toHaveCount(before.length + 1);
  await page.keyboard.press('Delete');
  await expect(page.getByRole('treeitem')).toHaveCount(before.length);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('treeitem', { selected: true })).toHaveCount(0);
  await saved(page);

  // The copy waits for another page, in another language.
  await open(page, '/practical-information/getting-there');
  await expect(page.getByRole('button', { name: 'Paste Dividing line' })).toBeVisible();
  await page.keyboard.press('Control+v');
  await expect(page.getByRole('status').filter({ hasText: 'was pasted' })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Dividing line' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await saved(page);
});

test('a block is dragged from the palette into a column, and on to another place', async ({ page }) => {
  page.setDefaultTimeout(20_000);
  await page.setViewportSize(WIDE);
  await signIn(page, ADMIN);
  await open(page, '/practical-information', 'es');
  await add(page, 'Columns');
  const columns = drawingOf(page).locator('[data-editor-block] .sc-jss-empty-placeholder');
  await expect(columns).toHaveCount(2);
  await columns.first().scrollIntoViewIfNeeded();
  await page.getByRole('searchbox', { name: 'Find a block' }).fill('Dividing line');
  const entry = await page.getByRole('button', { name: /^Dividing line/ }).boundingBox();
  const column = await columns.first().boundingBox();
  if (!entry || !column) throw new Error('nothing to drag');
  await page.mouse.move(entry.x + 20, entry.y + 20);
  await page.mouse.down();
  await page.mouse.move(column.x + column.width / 2, column.y + column.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(drawingOf(page).locator('[data-editor-block] hr')).toHaveCount(1);
  await expect(columns).toHaveCount(1);
  await page.getByText('Position and technical settings').click();
  await page.getByLabel('Move to').selectOption({ label: 'Column 2 of “Columns”' });
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'was moved' })).toHaveCount(1);
  await saved(page);
});

test('two editors change one page at once, and nothing of either is lost', async ({ page, browser }) => {
  page.setDefaultTimeout(20_000);
  await page.setViewportSize(WIDE);
  await signIn(page, ADMIN);
  await open(page, '/practical-information', 'tr');
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, viewport: WIDE });
  const other = await context.newPage();
  await signIn(other, ADMIN);
  await open(other, '/practical-information', 'tr');
  const titleOf = (each: Page) => each.getByRole('textbox', { name: 'Title for search engines' });
  const descriptionOf = (each: Page) => each.getByRole('textbox', { name: 'Description for search engines' });
  await titleOf(page).fill('A title by one');
  await saved(page);
  await descriptionOf(other).fill('A description by the other');
  await expect(other.getByText('Changes by others were brought in.')).toBeVisible();
  await expect(titleOf(other)).toHaveValue('A title by one');
  await saved(other);

  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.click();
  await expect(page.getByText('Others have changed this page in the meantime.')).toBeVisible();
  await expect(descriptionOf(page)).toHaveValue('A description by the other');
  await publish.click();
  await expect(page.getByText('The page is published.')).toBeVisible();

  await titleOf(other).fill('A title by the other');
  await saved(other);
  await titleOf(page).fill('Again by one');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('changed the same parts');
  // The question is there again after a reload: neither version is taken without a choice.
  await page.reload();
  await expect(question).toContainText('changed the same parts');
  await question.getByRole('button', { name: 'Use the other version' }).click();
  await expect(titleOf(page)).toHaveValue('A title by the other');
  await undo(page);
  await expect(titleOf(page)).toHaveValue('Again by one');
  await saved(page);
  await context.close();
});

test('a save without its response is no change by others, on a page of every block', async ({ page }) => {
  page.setDefaultTimeout(20_000);
  await page.setViewportSize(WIDE);
  await signIn(page, ADMIN);
  await open(page, '/blocks', 'es');
  const title = page.getByRole('textbox', { name: 'Title for search engines' });
  const drafts = '**/pages/draft*';
  let lost = 0;
  await page.route(drafts, async (route) => {
    await route.fetch();
    lost += 1;
    await route.abort('timedout');
  });
  await title.fill('Sent, and maybe stored');
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  expect(lost).toBeGreaterThan(0);
  await page.unroute(drafts);
  await title.fill('Written on');
  await saved(page);
  await expect(page.getByText('Changes by others were brought in.')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.reload();
  await expect(title).toHaveValue('Written on');
});

test('a page that is deleted meanwhile says why nothing is saved, and is saved once it is restored', async ({
  page,
}) => {
  page.setDefaultTimeout(20_000);
  await page.setViewportSize(WIDE);
  await signIn(page, ADMIN);
  await page.goto('/organiser/clearwater/pages');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'New page', exact: true }).click();
  await dialog.getByLabel('Title').fill('Deleted too early');
  await dialog.getByRole('button', { name: 'Add page' }).click();
  await expect(dialog).toBeHidden();
  const editor = await page.context().newPage();
  editor.setDefaultTimeout(20_000);
  await editor.setViewportSize(WIDE);
  await open(editor, '/deleted-too-early');
  await page.getByRole('button', { name: 'Actions for Deleted too early', exact: true }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await dialog.getByRole('button', { name: 'Delete page' }).click();
  const undoing = page
    .getByRole('status')
    .filter({ hasText: '“Deleted too early” was deleted' })
    .getByRole('button', { name: 'Undo' });
  await expect(undoing).toBeVisible();
  await undoing.hover();

  const description = editor.getByRole('textbox', { name: 'Description for search engines' });
  await description.fill('Written for nothing?');
  await expect(editor.getByText('This page was deleted or moved.')).toBeVisible();
  await expectAccessible(editor, 'an editor of a page that was deleted', [320]);
  await editor.setViewportSize(WIDE);
  await undoing.click();
  await saved(editor);
  await expect(editor.getByText('This page was deleted or moved.')).toHaveCount(0);
  await editor.reload();
  await expect(description).toHaveValue('Written for nothing?');
});

test('works on a phone, and shows a page as wide as a phone, a tablet and a desktop', async ({ page }) => {
  page.setDefaultTimeout(20_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, ADMIN);
  await open(page, '/practical-information');
  await expectAccessible(page, 'the page editor on a phone');
  const widthOf = () => page.locator('iframe[data-shown]').evaluate((frame) => frame.clientWidth);
  for (const [name, width] of [
    ['Phone', 390],
    ['Tablet', 820],
    ['Desktop', 1280],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect.poll(widthOf).toBe(width);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
});

test('a draft is previewed as visitors and as exhibitors will see it', async ({ page, context }) => {
  page.setDefaultTimeout(20_000);
  await page.setViewportSize(WIDE);
  const complaints = complaintsOf(page);
  await signIn(page, ADMIN);
  await open(page, '/blocks');
  await page.getByRole('button', { name: 'More ways to publish' }).click();
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Preview in a new tab' }).click();
  const preview = await opening;
  await expect(preview.getByText('Preview, not public')).toBeVisible();
  const forExhibitors = preview.getByText('Exhibitors enter from 08:30.');
  const audience = preview.getByRole('navigation', { name: 'View as' });
  await expect(audience.getByRole('link', { name: 'Visitor' })).toHaveAttribute('aria-current', 'true');
  await expect(forExhibitors).toHaveCount(0);
  await audience.getByRole('link', { name: /^exhibitor$/i }).click();
  await expect(forExhibitors).toBeVisible();
  await expectAccessible(preview, 'a preview as an exhibitor');
  expect(complaints).toEqual([]);
});
