import { expect, test } from './desk.ts';
import { dialogOf, openProfile } from './profile-desk.ts';

const VIDEOS = '**/company-profile/*/videos';

test('a video whose link is corrected after a lost response is added once, with the last link', async ({
  page,
}) => {
  await openProfile(page, '?tab=videos');
  const players = page.getByRole('button', { name: /^Play video/ });
  const add = page.getByRole('button', { name: 'Add video', exact: true });
  await expect(add).toBeVisible();
  const before = await players.count();
  await add.click();
  const dialog = dialogOf(page);
  const link = dialog.getByLabel('YouTube or Vimeo link');
  await link.fill('https://vimeo.com/76979871');

  // The server stores the video, and the response is lost.
  await page.route(VIDEOS, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort('timedout');
  });
  await dialog.getByRole('button', { name: 'Add video' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.unroute(VIDEOS);
  await link.fill('https://vimeo.com/148751763');
  await dialog.getByRole('button', { name: 'Add video' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(players).toHaveCount(before + 1);
  await expect(page.getByRole('heading', { name: '148751763' })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: '76979871' })).toHaveCount(0);
});

test('a video that was stored before its page was reloaded is not added again', async ({ page }) => {
  await openProfile(page, '?tab=videos');
  const players = page.getByRole('button', { name: /^Play video/ });
  const add = page.getByRole('button', { name: 'Add video', exact: true });
  await expect(add).toBeVisible();
  const before = await players.count();
  await add.click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('YouTube or Vimeo link').fill('https://vimeo.com/76979871');
  await page.route(VIDEOS, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort('timedout');
  });
  await dialog.getByRole('button', { name: 'Add video' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.unroute(VIDEOS);
  await page.reload();
  await expect(players).toHaveCount(before + 1);
  await add.click();
  const link = dialog.getByLabel('YouTube or Vimeo link');
  await expect(link).toHaveValue('https://vimeo.com/76979871');
  await link.fill('https://vimeo.com/22439234');
  await dialog.getByRole('button', { name: 'Add video' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(players).toHaveCount(before + 1);
  await expect(page.getByRole('heading', { name: '22439234' })).toHaveCount(1);
});

test('a deletion that is cancelled says what may have happened, and the list is true afterwards', async ({
  page,
}) => {
  await openProfile(page, '?tab=videos');
  const deletions = page.getByRole('button', { name: /^Delete “/ });
  await expect(deletions.first()).toBeVisible();
  const before = await deletions.count();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/company-profile/*/videos/*', async (route) => {
    await route.fetch();
    await held;
    await route.abort().catch(() => undefined);
  });
  await deletions.last().click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Delete video' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByText(/^Deleting was stopped/)).toBeVisible();
  release();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(deletions).toHaveCount(before - 1);
});

test('a product is moved by one place when the response is lost, and after another tab moved it', async ({
  page,
}) => {
  const names = page.getByRole('button', { name: /^Open “/ });
  await openProfile(page, '?tab=products', 'Noria Service');
  await expect(names).toHaveCount(2);
  const [first = '', second = ''] = await names.allTextContents();
  const other = await page.context().newPage();
  await other.goto('/clearwater/company-profile?tab=products');
  await expect(other.getByRole('button', { name: `Move “${second}” up` })).toBeVisible();

  await page.route('**/company-profile/*/products', async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: `Move “${second}” up` }).click();
  await expect(names).toHaveText([second, first]);
  await expect(page.getByText(`“${second}” is now 1 of 2.`)).toBeAttached();
  await page.unroute('**/company-profile/*/products');

  // The other tab has the list from before, with an older version of the product.
  await other.getByRole('button', { name: `Move “${second}” up` }).click();
  await expect(other.getByRole('button', { name: /^Open “/ })).toHaveText([second, first]);
  await other.close();
  await page.getByRole('button', { name: `Move “${second}” down` }).click();
  await expect(names).toHaveText([first, second]);
  await page.reload();
  await expect(names).toHaveText([first, second]);
});
