import { dayIn, timeIn } from '@fairdesk/core/shared';
import type { Page } from '@playwright/test';
import { bringForward } from '#tests/support/worlds/bring-forward.ts';
import { png } from '#tests/support/worlds/real-files.ts';
import { expectAccessible } from './accessible.ts';
import { complaintsOf, expect, signIn, test } from './organisers-desk.ts';

const ADMIN = { accountName: 'fairs@quay-and-field.example', password: 'build-up-starts-at-seven' };
const WIDE = { width: 1440, height: 900 };
/** Where the fair is. */
const ZONE = 'Europe/Amsterdam';
const NEWS = '/clearwater/news';
const PATH = '/news/night-of-the-pumps';

const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();
const drawn = (page: Page) => page.frameLocator('iframe[data-shown]');
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('row').filter({ has: link(page, name) });

const choose = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('button', { name: action, exact: true }).click();
};

/** Adds an author to the form of an article. */
const addAuthor = async (page: Page, name: string, href?: string) => {
  const authors = page.getByRole('group', { name: 'Authors', exact: true });
  await authors.getByRole('button', { name: 'Add an item' }).click();
  const fields = authors.locator('details[open]');
  await fields.getByLabel('Name', { exact: true }).fill(name);
  if (href !== undefined) {
    await fields.getByLabel('Text of the link').fill(name);
    await fields.getByLabel('Address of the link').fill(href);
  }
};

test('an editor finds news by state, tag and title, with the keyboard', async ({ page }) => {
  page.setDefaultTimeout(20_000);
  const complaints = complaintsOf(page);
  await signIn(page, ADMIN);
  await page.goto('/organiser/clearwater');
  await page.getByRole('link', { name: 'News', exact: true }).click();
  await expect(row(page, 'How fish find the way')).toBeVisible();
  await expectAccessible(page, 'the news at the desk');
  await page.setViewportSize(WIDE);

  await page.getByLabel('With the tag').selectOption({ label: 'Pumps' });
  await expect(page).toHaveURL(/tag=Pumps/);
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Published \d+$/ }).click();
  await expect(page).toHaveURL(/view=published.*tag=Pumps/);
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await page.getByLabel('With the tag').selectOption({ label: 'All tags' });
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await page.keyboard.type('quiet');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(link(page, 'Three pumps that neighbours do not hear')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/pages\/edit\?path=%2Fnews%2Fthree-quiet-pumps/);
  await expect(page.getByRole('tab', { name: 'News item', selected: true })).toBeVisible();
  await expect(titleField(page)).toHaveValue('Three pumps that neighbours do not hear');
  await page.getByRole('link', { name: 'Back to the news' }).click();
  await page.waitForURL('**/organiser/clearwater/news');
  expect(complaints).toEqual([]);
});

test('an editor writes news in two languages, publishes one now and one later, unpublishes and restores it', async ({
  page,
  request,
  desk,
}) => {
  test.setTimeout(400_000);
  page.setDefaultTimeout(20_000);
  await page.setViewportSize(WIDE);
  const complaints = complaintsOf(page);
  const read = async (address: string) =>
    (await request.get(address, { headers: { accept: 'text/html' } })).text();
  const status = async (address: string) =>
    (await request.get(address, { headers: { accept: 'text/html' } })).status();
  await signIn(page, ADMIN);
  await page.goto('/organiser/clearwater/news');
  await page.getByRole('button', { name: 'New news item', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Night of the pumps');
  await expect(dialog.getByLabel('Address')).toHaveValue(PATH);
  await expectAccessible(page, 'a new news item');
  await page.setViewportSize(WIDE);
  await dialog.getByRole('button', { name: 'Add news item' }).click();
  await expect(row(page, 'Night of the pumps')).toBeVisible();
  // The newest one comes first.
  await expect(page.getByRole('rowheader').first()).toContainText('Night of the pumps');
  await link(page, 'Night of the pumps').click();

  await expect(drawn(page).getByRole('heading', { level: 1, name: 'Night of the pumps' })).toBeVisible();
  await titleField(page).fill('The night of the pumps');
  await page.getByRole('textbox', { name: 'Introduction' }).fill('Pumps of all times, lit by lanterns.');
  const image = page.getByRole('group', { name: 'Image', exact: true });
  await image.getByRole('button', { name: 'Choose an image…' }).click();
  await page.getByLabel('Add images').setInputFiles(await png([1200, 800], 'lanterns.png'));
  await page.getByRole('dialog').getByLabel('Alternative text (English)').fill('Lanterns at a quay');
  await page.getByRole('dialog').getByRole('button', { name: 'Use image' }).click();
  await expect(drawn(page).getByRole('img', { name: 'Lanterns at a quay' })).toBeVisible();
  const date = page.getByRole('group', { name: 'Date', exact: true });
  await expect(date.getByLabel('Day')).toHaveValue(dayIn(ZONE, new Date()));
  await date.getByLabel('Time').fill('00:05');
  const tags = page.getByRole('group', { name: 'Tags', exact: true });
  await tags.getByLabel('New tag').fill('pum');
  await tags.getByRole('button', { name: 'Pumps', exact: true }).click();
  await expect(tags.getByLabel('New tag')).toHaveValue('');
  await tags.getByLabel('New tag').fill('Night shift');
  await tags.getByLabel('New tag').press('Enter');
  await expect(tags.getByRole('button', { name: 'Remove the tag Night shift' })).toBeVisible();
  await addAuthor(page, 'Emre Yıldız');
  await addAuthor(page, 'Ada Verbeek', '/exhibitors');
  await page
    .getByRole('group', { name: 'Authors', exact: true })
    .getByRole('button', { name: 'Move Ada Verbeek up' })
    .click();
  await page.getByLabel('Add a news item').selectOption({ label: 'Who pays for the dike?' });
  await page.getByLabel('Layout', { exact: true }).selectOption('Secondary');
  await expect(drawn(page).locator('[data-variant="secondary"]')).toBeVisible();
  await saved(page);
  await expectAccessible(page, 'an article in the editor');
  await page.setViewportSize(WIDE);
  expect(await read(NEWS)).not.toContain('The night of the pumps');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('The page is published.')).toBeVisible();

  // The list, the pages of its tags, the feed and the article itself.
  for (const address of [NEWS, `${NEWS}/tag/pumps`, `${NEWS}/tag/night-shift`, `${NEWS}/rss.xml`])
    await expect.poll(() => read(address), { timeout: 20_000 }).toContain('The night of the pumps');
  const visitor = await page.context().newPage();
  await visitor.goto(`/clearwater${PATH}`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'The night of the pumps' })).toBeVisible();
  await expect(visitor.locator('[data-article] footer')).toContainText('Ada Verbeek, Emre Yıldız');
  await expect(visitor.getByRole('link', { name: 'Ada Verbeek' })).toHaveAttribute(
    'href',
    '/clearwater/exhibitors',
  );
  const related = visitor.getByRole('region', { name: 'Related news' });
  await expect(related.getByRole('link')).toHaveText(['Who pays for the dike?']);
  await expectAccessible(visitor, 'a new article');
  await visitor.close();

  await page.getByRole('link', { name: 'NL Nederlands' }).click();
  await expect(page).toHaveURL(/language=nl/);
  // It does not exist in Dutch yet: it begins as a copy.
  await expect(titleField(page)).toHaveValue('The night of the pumps');
  await titleField(page).fill('De nacht van de pompen');
  await expect(drawn(page).getByRole('heading', { level: 1, name: 'De nacht van de pompen' })).toBeVisible();
  await saved(page);
  const soon = new Date(Date.now() + 600_000);
  await page.getByRole('button', { name: 'More ways to publish' }).click();
  await page.getByRole('button', { name: 'Publish later…' }).click();
  await page.getByRole('dialog').getByLabel('Day').fill(dayIn(ZONE, soon));
  await page.getByRole('dialog').getByLabel('Time').fill(timeIn(ZONE, soon));
  await page.getByRole('button', { name: 'Schedule publishing' }).click();
  await expect(page.getByText(/^Publishes on /)).toBeVisible();
  expect(await read(`/nl${NEWS}`)).not.toContain('De nacht van de pompen');
  await page.goto('/organiser/clearwater/news?view=scheduled');
  await expect(row(page, 'The night of the pumps').getByRole('link', { name: /^Scheduled / })).toBeVisible();
  await bringForward(desk, PATH, 'nl');
  await expect.poll(() => read(`/nl${NEWS}`), { timeout: 60_000 }).toContain('De nacht van de pompen');
  await expect.poll(() => read(`/nl${NEWS}/rss.xml`)).toContain('De nacht van de pompen');

  await page.goto('/organiser/clearwater/news');
  await choose(page, 'The night of the pumps', 'Unpublish');
  await dialog.getByLabel('Nederlands').uncheck();
  await dialog.getByRole('button', { name: 'Unpublish page' }).click();
  await expect(
    row(page, 'The night of the pumps').getByRole('link', { name: /^Not published/ }),
  ).toBeVisible();
  await expect.poll(() => status(`/clearwater${PATH}`), { timeout: 20_000 }).toBe(404);
  for (const address of [NEWS, `${NEWS}/rss.xml`])
    await expect.poll(() => read(address), { timeout: 20_000 }).not.toContain('The night of the pumps');
  expect(await status(`${NEWS}/tag/night-shift`)).toBe(404);
  expect(await read(`/nl${NEWS}`)).toContain('De nacht van de pompen');

  await choose(page, 'The night of the pumps', 'Delete');
  await dialog.getByRole('button', { name: 'Delete page' }).click();
  await expect(row(page, 'The night of the pumps')).toHaveCount(0);
  await expect.poll(() => read(`/nl${NEWS}`), { timeout: 20_000 }).not.toContain('De nacht van de pompen');
  await page
    .getByRole('status')
    .filter({ hasText: '“The night of the pumps” was deleted' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(row(page, 'The night of the pumps')).toBeVisible();
  await expect.poll(() => read(`/nl${NEWS}`), { timeout: 20_000 }).toContain('De nacht van de pompen');
  expect(complaints).toEqual([]);
});
