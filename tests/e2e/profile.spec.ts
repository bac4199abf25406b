import { complaintsOf, expect, test } from './desk.ts';
import { DOCUMENT, dialogOf, openProfile, PICTURE, send } from './profile-desk.ts';

// Each test covers a whole task, on a server that starts with it.
test.slow();

test('a company changes its name, address and links, and finds them saved after a reload', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await openProfile(page);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await dialogOf(page).getByLabel('Short description').first().fill('Pumps that nobody hears');
  await dialogOf(page).getByRole('button', { name: 'Add brand' }).click();
  await dialogOf(page).getByRole('textbox', { name: 'Brand 3' }).fill('Stillwater');
  await send(page, 'Save profile');
  await expect(page.getByText('Noria, Noria Quiet, Stillwater')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeFocused();

  await page.getByRole('button', { name: 'Edit address' }).click();
  await dialogOf(page).getByLabel('House number').fill('12-14');
  await expect(dialogOf(page).getByLabel('House number')).toHaveValue('12');
  await dialogOf(page).getByLabel('Country').selectOption('Belgium');
  await expect(dialogOf(page).getByText('Postal codes in this country usually look different')).toBeVisible();
  await send(page, 'Save address');
  await expect(page.getByText('Belgium')).toBeVisible();

  await page.getByRole('button', { name: 'Edit links' }).click();
  await dialogOf(page).getByLabel('Instagram').fill('instagram.com/noria');
  await send(page, 'Save links');
  await expect(page.getByRole('link', { name: 'instagram.com/noria' })).toHaveAttribute(
    'href',
    'https://instagram.com/noria',
  );

  await page.getByRole('button', { name: 'Edit categories' }).click();
  await dialogOf(page).getByRole('checkbox', { name: 'Waste water' }).click();
  await send(page, 'Save categories');
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText(/^Waste water:/)).toBeVisible();

  await page.getByRole('button', { name: 'Delete logo' }).click();
  await send(page, 'Delete logo');
  await expect(page.getByText(/No logo yet/)).toBeVisible();
  await page.getByRole('button', { name: 'Restore logo' }).click();
  await expect(page.getByRole('img', { name: 'Logo of Noria Pumps' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete logo' }).click();
  await send(page, 'Delete logo');
  await page.getByRole('button', { name: 'Add logo' }).click();
  await dialogOf(page).getByLabel('Logo file').setInputFiles(PICTURE);
  await expect(dialogOf(page).getByText('stage.png')).toBeVisible();
  await send(page, 'Save logo');

  await page.reload();
  await expect(page.getByText('Pumps that nobody hears')).toBeVisible();
  await expect(page.getByText(/^Kanaaldijk 12-14/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Logo of Noria Pumps' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a product is added with its image, completed, moved and deleted', async ({ page }) => {
  const complaints = complaintsOf(page);
  await openProfile(page, '?tab=products');
  // Other tests add products to the same company.
  const names = page.getByRole('button', { name: /^Open / });
  await expect(names.first()).toBeVisible();
  const others = await names.allTextContents();
  await page.getByRole('button', { name: 'Add product' }).click();
  await dialogOf(page).getByLabel('Product name').fill('Dredger 7');
  await dialogOf(page)
    .getByRole('checkbox', { name: /New on the market/ })
    .check();
  await dialogOf(page).getByRole('button', { name: 'Add product' }).click();
  await expect(dialogOf(page).getByText('Product image is required.')).toBeVisible();
  await dialogOf(page).getByLabel('Product image').setInputFiles(PICTURE);
  await expect(dialogOf(page).getByText('stage.png')).toBeVisible();
  await send(page, 'Add product');

  await expect(page.getByRole('heading', { name: 'Dredger 7', level: 2 })).toBeFocused();
  expect(page.url()).toMatch(/\?tab=products&id=/);
  await page.getByRole('button', { name: 'Add image' }).click();
  await dialogOf(page)
    .getByLabel(/^Image/)
    .setInputFiles(PICTURE);
  await dialogOf(page).getByLabel('Title of the image').fill('On the canal');
  await send(page, 'Save image');
  await page.getByRole('button', { name: 'Move “On the canal” earlier' }).click();
  await expect(page.getByText('“On the canal” is now 1 of 2.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move “On the canal” later' })).toBeFocused();

  await page.getByRole('button', { name: 'Add video' }).click();
  await dialogOf(page).getByLabel('YouTube or Vimeo link').fill('https://vimeo.com/76979871');
  await send(page, 'Add video');
  await page.getByRole('button', { name: 'Add document' }).click();
  await dialogOf(page).getByLabel(/^File/).setInputFiles(DOCUMENT);
  await dialogOf(page).getByLabel('Title of the document').fill('Figures');
  await dialogOf(page).getByLabel('Kind of document').selectOption('Brochure');
  await send(page, 'Add document');
  await expect(page.getByRole('link', { name: /Download “Figures”/ })).toHaveAttribute('target', '_blank');

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Products', level: 2 })).toBeVisible();
  await page.getByRole('button', { name: 'Move “Dredger 7” up' }).click();
  await expect(page.getByText(`“Dredger 7” is now ${others.length} of ${others.length + 1}.`)).toBeAttached();
  await page.reload();
  await expect(names).toHaveText(others.toSpliced(-1, 0, 'Dredger 7'));
  await page.getByRole('button', { name: 'Delete “Dredger 7”' }).click();
  await send(page, 'Delete product');
  await expect(names).toHaveText(others);
  expect(complaints).toEqual([]);
});

test('news is written, read, illustrated and deleted', async ({ page }) => {
  const complaints = complaintsOf(page);
  await openProfile(page, '?tab=news');
  await page.getByRole('button', { name: 'Add news item' }).click();
  await dialogOf(page).getByLabel('Title').fill('A hall of our own');
  await dialogOf(page).getByLabel('Introduction').fill('We move in March.');
  await dialogOf(page).getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('It is ');
  await dialogOf(page).getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('quiet');
  await dialogOf(page).getByRole('textbox', { name: 'Author', exact: true }).fill('Ana Vidal');
  await dialogOf(page).getByLabel('From').fill('2027-01-01');
  await send(page, 'Add news item');
  await expect(page.getByRole('heading', { name: 'A hall of our own', level: 2 })).toBeFocused();
  await expect(page.locator('article').getByText('quiet', { exact: true })).toHaveCSS('font-weight', /^[67]/);
  await expect(page.getByText('Shown from 01 January 2027')).toBeVisible();

  await page.getByRole('button', { name: 'Add image' }).click();
  await dialogOf(page)
    .getByLabel(/^Image/)
    .setInputFiles(PICTURE);
  await dialogOf(page).getByLabel('Title of the image').fill('The hall');
  await send(page, 'Save image');
  await expect(page.getByRole('img', { name: 'The hall' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete news item' }).click();
  await send(page, 'Delete news item');
  await expect(page.getByRole('heading', { name: 'News', level: 2 })).toBeVisible();
  await expect(page.getByText('A hall of our own', { exact: true })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('documents and videos are added, changed and deleted', async ({ page }) => {
  const complaints = complaintsOf(page);
  await openProfile(page, '?tab=documents');
  await page.getByRole('button', { name: 'Add document' }).click();
  await dialogOf(page).getByLabel(/^File/).setInputFiles(DOCUMENT);
  await dialogOf(page).getByLabel('Title of the document').fill('Whole range');
  await dialogOf(page).getByLabel('Kind of document').selectOption('White paper');
  await send(page, 'Add document');
  await page.getByRole('button', { name: 'Edit “Whole range”' }).click();
  await dialogOf(page).getByLabel('Description').fill('Everything in figures.');
  await send(page, 'Save document');
  await expect(page.getByText('Everything in figures.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete “Whole range”' }).click();
  await send(page, 'Delete document');
  await expect(page.getByRole('heading', { name: 'Whole range' })).toHaveCount(0);

  await page.getByRole('tab', { name: 'Videos' }).click();
  expect(page.url()).toContain('?tab=videos');
  await page.getByRole('button', { name: 'Add video' }).click();
  await dialogOf(page).getByLabel('YouTube or Vimeo link').fill('https://vimeo.com/76979999');
  await send(page, 'Add video');
  await expect(page.getByRole('heading', { name: '76979999' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit “76979999”' }).click();
  await dialogOf(page).getByLabel('YouTube or Vimeo link').fill('https://youtu.be/dQw4w9WgXcQ');
  await send(page, 'Save video');
  await page.getByRole('button', { name: 'Delete “dQw4w9WgXcQ”' }).click();
  await send(page, 'Delete video');
  await expect(page.getByRole('heading', { name: 'dQw4w9WgXcQ' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('addresses open a tab and an item in it, and report deleted items', async ({ page }) => {
  await openProfile(page, '?tab=nothing');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Account data');
  await page.goto('/clearwater/company-profile?tab=products');
  await page.getByRole('button', { name: 'Open “Drain 12”' }).click();
  await expect(page.getByRole('heading', { name: 'Drain 12', level: 2 })).toBeVisible();
  const address = page.url();
  await page.goto('/clearwater/dashboard');
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Drain 12', level: 2 })).toBeVisible();
  await page.goto('/clearwater/company-profile?tab=news&id=gone');
  // It may be of another company of the user, whose choice leads back here.
  await expect(page.getByText(/may belong to another of your companies/)).toBeVisible();
  const chooser = page.getByRole('tabpanel').getByRole('link', { name: 'Switch company' });
  const to = encodeURIComponent('/clearwater/company-profile?tab=news&id=gone');
  await expect(chooser).toHaveAttribute('href', new RegExp(`^/events/\\d+\\?to=${to}$`));
  await page.getByRole('button', { name: 'Back to all news' }).click();
  await expect(page.getByRole('heading', { name: 'News', level: 2 })).toBeVisible();
});

test('visitors read the text saved for each language, and the toast links to it', async ({ page, desk }) => {
  // The pages are cached for visitors before the save.
  for (const language of ['', '/nl', '/es', '/tr'])
    await (await fetch(`${desk.url}${language}/clearwater/exhibitors/noria-pumps`)).text();
  await openProfile(page);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const texts = {
    English: 'Quiet pumps',
    Nederlands: 'Stille pompen',
    Español: 'Bombas',
    Türkçe: 'Pompalar',
  };
  for (const [name, text] of Object.entries(texts)) {
    await dialogOf(page).getByRole('tab', { name }).click();
    await dialogOf(page).getByLabel('Short description').fill(text);
  }
  await send(page, 'Save profile');
  const toast = page.getByRole('status').filter({ hasText: 'Visitors see it on your public page' });
  await toast.getByRole('link', { name: 'View company profile' }).click();
  await page.waitForURL('**/clearwater/exhibitors/noria-pumps');
  await expect(page.getByText('Quiet pumps').first()).toBeVisible();
  for (const [language, text] of [
    ['nl', texts.Nederlands],
    ['es', texts.Español],
    ['tr', texts.Türkçe],
  ] as const) {
    await page.goto(`/${language}/clearwater/exhibitors/noria-pumps`);
    await expect(page.getByText(text).first()).toBeVisible();
  }
  const seen = await (await fetch(`${desk.url}/clearwater/exhibitors/noria-pumps`)).text();
  expect(seen).toContain(texts.English);
});
