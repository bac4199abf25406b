import type { Locator, Page } from '@playwright/test';
import { jpeg, png } from '#tests/support/worlds/real-files.ts';
import { expect, test } from './desk.ts';
import { dialogOf, openProfile, PICTURE, send } from './profile-desk.ts';

test('a picture with too many pixels is scaled down on request, and then accepted', async ({ page }) => {
  await openProfile(page, '?tab=products');
  await page.getByRole('button', { name: 'Open “Drain 12”' }).click();
  await page.getByRole('button', { name: 'Add image' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel(/^Image/).setInputFiles(await jpeg([6200, 4100]));
  await expect(dialog.getByText('picture.jpg has too many pixels. Use less than 6000 × 4000.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Resize picture.jpg' }).click();
  await expect(dialog.getByText('picture.jpg was resized to 5999 × 3967.')).toBeVisible();
  await expect(dialog.getByText(/too many pixels/)).toHaveCount(0);
  await dialog.getByLabel('Title of the image').fill('The whole hall');
  await send(page, 'Save image');
  await expect(page.getByText('The whole hall')).toBeVisible();
});

test('the dialog to rename a picture displays it', async ({ page }) => {
  await openProfile(page, '?tab=products');
  await page.getByRole('button', { name: 'Open “Drain 12”' }).click();
  await page.getByRole('button', { name: 'Rename “Drain 12”' }).click();
  const picture = dialogOf(page).locator('img');
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await dialogOf(page).getByLabel('Title of the image').fill('A pump that drains');
  await send(page, 'Save title');
  await expect(page.getByText('A pump that drains')).toBeVisible();
});

const CONFLICT = 'This was saved elsewhere in the meantime';

test('a picture that a colleague renamed in the meantime is renamed on request only', async ({
  page,
  context,
}) => {
  const colleague = await context.newPage();
  const open = async (tab: Page) => {
    await tab
      .getByRole('button', { name: /^Rename “/ })
      .first()
      .click();
    return dialogOf(tab);
  };
  for (const tab of [page, colleague]) {
    await openProfile(tab, '?tab=products');
    await tab.getByRole('button', { name: 'Open “Drain 12”' }).click();
  }
  const dialog = await open(page);
  await dialog.getByLabel('Title of the image').fill('Mine');
  await (await open(colleague)).getByLabel('Title of the image').fill('Theirs');
  await send(colleague, 'Save title');
  await dialog.getByRole('button', { name: 'Save title' }).click();
  await expect(dialog.getByRole('heading', { name: CONFLICT })).toBeVisible();
  await expect(dialog.getByText('Theirs')).toBeVisible();
  await colleague.reload();
  await expect(colleague.getByText('Theirs')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep my version' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Mine')).toBeVisible();
  await colleague.reload();
  await expect(colleague.getByText('Mine')).toBeVisible();
});

/** Chooses a logo; the button depends on whether the company has one. */
const chooseLogo = async (page: Page, name: string): Promise<Locator> => {
  await page.getByRole('button', { name: /^(Add|Change) logo$/ }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Logo file').setInputFiles(await png([300, 200], name));
  await expect(dialog.getByText(name)).toBeVisible();
  return dialog;
};

test('a logo that a colleague uploaded in the meantime is replaced on request only', async ({
  page,
  context,
}) => {
  const logo = (of: Page) => of.getByRole('img', { name: /^Logo of/ });
  const colleague = await context.newPage();
  for (const tab of [page, colleague]) await openProfile(tab, '', 'Noria Service');
  const theirs = async (name: string) => {
    await chooseLogo(colleague, name);
    await send(colleague, 'Save logo');
    return (await logo(colleague).getAttribute('src')) ?? '';
  };
  const first = await theirs('first.png');

  const dialog = await chooseLogo(page, 'mine.png');
  await dialog.getByRole('button', { name: 'Save logo' }).click();
  await expect(dialog.getByRole('heading', { name: CONFLICT })).toBeVisible();
  await expect(dialog.locator(`img[src="${first}"]`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Use the saved version' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(logo(page)).toHaveAttribute('src', first);
  await page.reload();
  await expect(logo(page)).toHaveAttribute('src', first);

  await chooseLogo(page, 'mine.png');
  const second = await theirs('second.png');
  await dialog.getByRole('button', { name: 'Save logo' }).click();
  await expect(dialog.getByRole('heading', { name: CONFLICT })).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep my version' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(logo(page)).not.toHaveAttribute('src', second);
  const mine = (await logo(page).getAttribute('src')) ?? '';
  await colleague.reload();
  await expect(logo(colleague)).toHaveAttribute('src', mine);
});

test('a picture of news that a colleague uploaded in the meantime is replaced on request only', async ({
  page,
  context,
}) => {
  await openProfile(page, '?tab=news');
  await page.getByRole('tabpanel').getByRole('listitem').first().getByRole('button').click();
  await expect(page).toHaveURL(/&id=/);
  const colleague = await context.newPage();
  await colleague.goto(page.url());
  const choose = async (tab: Page, title: string) => {
    await tab.getByRole('button', { name: /^(Add|Replace) image$/ }).click();
    const dialog = dialogOf(tab);
    await dialog.getByLabel(/^Image/).setInputFiles(PICTURE);
    await dialog.getByLabel('Title of the image').fill(title);
    return dialog;
  };
  const dialog = await choose(page, 'Mine');
  await choose(colleague, 'Theirs');
  await send(colleague, 'Save image');
  await dialog.getByRole('button', { name: 'Save image' }).click();
  await expect(dialog.getByRole('heading', { name: CONFLICT })).toBeVisible();
  await expect(dialog.getByText('Theirs')).toBeVisible();
  await colleague.reload();
  await expect(colleague.getByRole('img', { name: 'Theirs' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep my version' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Mine' })).toBeVisible();
});
