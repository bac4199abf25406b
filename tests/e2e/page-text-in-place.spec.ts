import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { complaintsOf, expect, signIn, test } from './organisers-desk.ts';

const ADMIN = { accountName: 'fairs@quay-and-field.example', password: 'build-up-starts-at-seven' };
/** Wide enough for a desktop page beside both panels, so that nothing is scaled down. */
const WIDE = { width: 2000, height: 1100 };
const SAMPLE = 'Write your text here.';

const drawing = (page: Page) => page.frameLocator('iframe[data-shown]');
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();
const undo = (page: Page) =>
  page.getByRole('group', { name: 'Steps' }).getByRole('button', { name: 'Undo' }).click();

/** Opens a page of its own, so that no other test meets what is changed here. */
const open = async (page: Page, language: string) => {
  page.setDefaultTimeout(30_000);
  await page.setViewportSize(WIDE);
  await signIn(page, ADMIN);
  await page.goto(`/organiser/clearwater/pages/edit?path=%2Faccessibility&language=${language}`);
  await expect(drawing(page).locator('main')).toBeVisible();
};

const add = async (page: Page, name: string) => {
  await page.getByRole('searchbox', { name: 'Find a block' }).fill(name);
  await page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
};

test('a formatted text is written on the page itself, as it is in the form', async ({ page }) => {
  test.slow();
  const complaints = complaintsOf(page);
  await open(page, 'en');
  await add(page, 'Text');
  await drawing(page).getByText(SAMPLE, { exact: true }).click();
  const text = drawing(page).getByRole('textbox', { name: 'Text', exact: true });
  const tools = page.getByRole('main').getByRole('toolbar', { name: 'Formatting: Text' });
  const inForm = page
    .getByRole('complementary', { name: 'Settings' })
    .getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toBeFocused();
  await expect(tools).toBeVisible();
  await expectAccessible(page, 'a text that is written in place');
  await page.setViewportSize(WIDE);

  await text.press('Control+a');
  await page.keyboard.insertText('Bring an umbrella');
  await page.keyboard.press('Shift+Home');
  await tools.getByRole('button', { name: 'Bold' }).click();
  await expect(text.locator('strong')).toHaveText('Bring an umbrella');
  await expect(text).toBeFocused();
  await expect(inForm.locator('strong')).toHaveText('Bring an umbrella');
  await page.keyboard.press('Control+k');
  await tools.locator('..').getByLabel('Address').fill('/tickets');
  await page.keyboard.press('Enter');
  await expect(text.locator('a[href="/tickets"]')).toHaveText('Bring an umbrella');
  await saved(page);

  await page.keyboard.press('Escape');
  await expect(text).toHaveCount(0);
  const write = page.getByRole('button', { name: 'Write the text here' });
  await expect(write).toBeFocused();
  await expect(drawing(page).locator('a[href$="/tickets"] strong, strong a[href$="/tickets"]')).toHaveCount(
    1,
  );
  await saved(page);
  await page.reload();
  await expect(drawing(page).getByText('Bring an umbrella', { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a formatted text is written on the page with the keyboard alone, and undone in one step', async ({
  page,
}) => {
  test.slow();
  await open(page, 'nl');
  await add(page, 'Text');
  await expect(drawing(page).getByText(SAMPLE, { exact: true })).toBeVisible();
  const write = page.getByRole('button', { name: 'Write the text here' });
  const text = drawing(page).getByRole('textbox', { name: 'Text', exact: true });
  const tools = page.getByRole('main').getByRole('toolbar', { name: 'Formatting: Text' });
  await write.focus();
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  // At once: the history of a text has a step for each pause.
  await page.keyboard.insertText(' And more.');
  await page.keyboard.press('Alt+F10');
  await expect(tools.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(text).toHaveText(SAMPLE);
  await page.keyboard.press('Control+y');
  await expect(text).toHaveText(`${SAMPLE} And more.`);
  await page.keyboard.press('Escape');
  await expect(write).toBeFocused();
  await expect(drawing(page).getByText(`${SAMPLE} And more.`, { exact: true })).toBeVisible();
  await undo(page);
  await expect(drawing(page).getByText(SAMPLE, { exact: true })).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(drawing(page).getByText(`${SAMPLE} And more.`, { exact: true })).toBeVisible();
  await saved(page);
});

/** An item of a list as Word puts it on the clipboard. */
const wordItem = (level: number, sign: string, text: string): string =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
  style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
  </span></span></span><![endif]>${text}<o:p></o:p></p>`;

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0cm;}</style></head>
  <body><!--StartFragment--><p class=MsoNormal><b>Before</b> the doors open<o:p></o:p></p>
  <p class=MsoNormal><o:p>&nbsp;</o:p></p>${wordItem(1, '·', 'Halls')}${wordItem(2, 'o', 'Hall 8')}${wordItem(1, '·', 'Keys')}
  <p class=MsoNormal><img src="data:image/png;base64,iVBORw0KGgo="></p><!--EndFragment--></body></html>`;

test('a text of Word is pasted on the page with its lists, and undone in one step', async ({ page }) => {
  const complaints = complaintsOf(page);
  await open(page, 'tr');
  await add(page, 'Text');
  await drawing(page).getByText(SAMPLE, { exact: true }).click();
  const text = drawing(page).getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toBeFocused();
  const paste = () =>
    text.evaluate((element, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, WORD);
  await text.press('Control+a');
  await paste();
  await expect(text.locator('ul > li')).toHaveText([/^Halls/, 'Hall 8', 'Keys']);
  await expect(text.locator('li li')).toHaveText('Hall 8');
  await text.press('Control+z');
  await expect(text).toHaveText(SAMPLE);
  await text.press('Control+a');
  await paste();
  await saved(page);
  await page.reload();
  const list = drawing(page).locator('ul', { hasText: 'Halls' }).first();
  await expect(list.locator('li li')).toHaveText('Hall 8');
  await expect(drawing(page).locator('p:has(> strong), p:has(> b)').last()).toHaveText(
    'Before the doors open',
  );
  await expect(drawing(page).locator('main img:not([src])')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a block is dragged between columns, out of them, and back in', async ({ page }) => {
  test.slow();
  await open(page, 'es');
  await add(page, 'Columns');
  const empty = drawing(page).locator('[data-editor-block] .sc-jss-empty-placeholder');
  await expect(empty).toHaveCount(2);
  await empty.first().scrollIntoViewIfNeeded();
  await page.getByRole('searchbox', { name: 'Find a block' }).fill('Dividing line');
  const left = await boxOf(empty.first());
  const right = await boxOf(empty.last());
  await drag(page, page.getByRole('button', { name: /^Dividing line/ }), middleOf(left));
  const line = drawing(page).locator('main hr');
  await expect(line).toHaveCount(1);
  await expect(empty).toHaveCount(1);
  const handle = page.getByTitle('Drag Dividing line', { exact: true });

  await drag(page, handle, middleOf(await boxOf(empty)));
  await expect.poll(async () => (await boxOf(line)).x).toBeGreaterThanOrEqual(right.x);
  await expect(empty).toHaveCount(1);

  // Between the text above the columns and the columns.
  await drag(page, handle, middleOf(await boxOf(drawing(page).locator('main p').last())));
  await expect(empty).toHaveCount(2);
  await expect(line).toHaveCount(1);

  await empty.first().scrollIntoViewIfNeeded();
  await drag(page, handle, middleOf(await boxOf(empty.first())));
  await expect(empty).toHaveCount(1);
  await undo(page);
  await expect(empty).toHaveCount(2);
  await saved(page);
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** While the canvas is rendered again, nothing of it is displayed. */
const boxOf = async (locator: Locator): Promise<Box> => {
  for (;;) {
    await expect(locator).toBeVisible();
    const box = await locator.boundingBox();
    if (box !== null) return box;
  }
};

const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

const drag = async (page: Page, locator: Locator, to: { readonly x: number; readonly y: number }) => {
  const from = await boxOf(locator);
  await page.mouse.move(from.x + 20, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
};
