import type { Locator, Page } from '@playwright/test';
import { STAFF } from '#tests/support/worlds/demo-people.ts';
import { expectAccessible } from './accessible.ts';
import { complaintsOf, expect, signIn, test } from './organisers-desk.ts';
import { dialogOf, openProfile } from './profile-desk.ts';

const TABLE = '<table><tbody><tr><td>Hall 1</td><td>Pumps</td></tr></tbody></table>';

/** Opens the messages of the desk in a desktop window. */
const openMessages = async (page: Page) => {
  page.setDefaultTimeout(20_000);
  await signIn(page, STAFF);
  await page.goto('/organiser/clearwater/messages');
};

const newMessage = async (page: Page) => {
  await page.getByRole('button', { name: 'New message' }).click();
  return partsOf(page.getByRole('dialog'));
};

const partsOf = (sheet: Locator) => ({
  sheet,
  text: sheet.getByRole('textbox', { name: 'Text' }),
  tools: sheet.getByRole('toolbar', { name: 'Formatting: Text' }),
});

/** Holds the script of the editor until it is released or refused. */
const holdEditor = async (page: Page) => {
  let settle: (isSent: boolean) => void = () => {};
  const settled = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  await page.route('**/_next/static/**/*.js*', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (!body.includes('ProseMirror') || (await settled)) await route.fulfill({ response, body });
    else await route.abort();
  });
  return { send: () => settle(true), refuse: () => settle(false) };
};

const paste = (text: Locator, html: string) =>
  text.evaluate((element, markup) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', markup);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

test('a text that is written before its editor has loaded goes on in it', async ({ page }) => {
  const complaints = complaintsOf(page);
  await openMessages(page);
  const editor = await holdEditor(page);
  const { text, tools } = await newMessage(page);
  await text.click();
  await page.keyboard.type('Halls 1 nd 2');
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft');
  await expect(tools).toHaveCount(0);
  editor.send();
  await expect(tools).toBeVisible();
  await expect(text).toBeFocused();
  await page.keyboard.type('a');
  await expect(text).toHaveText('Halls 1 and 2');
  expect(complaints).toEqual([]);
});

test('a text can be written and saved when its editor does not load', async ({ page }) => {
  await openMessages(page);
  const editor = await holdEditor(page);
  const { sheet, text, tools } = await newMessage(page);
  editor.refuse();
  await sheet.getByLabel('Title').fill('No tools today');
  await text.fill('The words arrive.');
  await expect(tools).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Publish message' }).click();
  await expect(sheet).toBeHidden();
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await page
    .getByRole('row', { name: /No tools today/ })
    .getByRole('button', { name: /^Change/ })
    .click();
  await expect(text).toHaveText('The words arrive.');
  await expect(tools).toBeVisible();
});

/** Chromium 156 says of the handler in a pasted text that the policy forbids it, although its document runs nothing. */
const isOfPastedHandler = (complaint: string): boolean =>
  complaint.startsWith('Executing inline event handler violates');

test('a text is pasted, formatted with keys, stored with its table, and as before when undone', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await openMessages(page);
  const { sheet, text, tools } = await newMessage(page);
  await sheet.getByLabel('Title').fill('Where the pumps stand');
  await expect(tools).toBeVisible();
  await text.click();
  await paste(
    text,
    `<p onclick="a()">Look <a href="javascript:a()">here</a><script>a()</script></p>${TABLE}`,
  );
  await expect(sheet.getByRole('img', { name: 'Table: Hall 1 Pumps' })).toBeVisible();
  await expect(text.locator('a, script, [onclick]')).toHaveCount(0);
  await text.getByText('Look here').click();
  for (const key of ['Control+a', 'Control+b']) await page.keyboard.press(key);
  await expect(text.locator('strong')).toHaveText('Look here');
  await expect(tools.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, 'a formatted text');
  await page.setViewportSize({ width: 1280, height: 900 });
  await sheet.getByRole('button', { name: 'Publish message' }).click();
  await expect(sheet).toBeHidden();

  await page.reload();
  await page
    .getByRole('row', { name: /Where the pumps stand/ })
    .getByRole('button', { name: /^Change/ })
    .click();
  await expect(tools).toBeVisible();
  await expect(text.locator('table td').first()).toHaveText('Hall 1');
  await expect(text.locator('strong')).toHaveText('Look here');
  await text.getByText('Look here').click();
  await page.keyboard.insertText('!');
  await expect(text).toContainText('!');
  await page.keyboard.press('Control+z');
  await expect(text).not.toContainText('!');
  // Without a change there is no question.
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet).toBeHidden();
  expect(complaints.filter((each) => !isOfPastedHandler(each))).toEqual([]);
});

test('the summary of faults leads to a formatted text', async ({ page }) => {
  await openProfile(page, '?tab=news');
  await page.getByRole('button', { name: 'Add news item' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Add news item' }).click();
  await dialog.getByRole('link', { name: /^Text/ }).click();
  const text = dialog.getByRole('textbox', { name: 'Text' });
  await expect(text).toBeFocused();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('- Pumps');
  await expect(text.locator('ul li')).toHaveText('Pumps');
  await expect(text).toHaveAttribute('aria-invalid', 'false');
});

/** As Word writes it, shortened: two levels of a list, a heading, a table, an image and an empty paragraph. */
const OF_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head>
<body lang=EN-GB style='tab-interval:35.4pt'><!--StartFragment-->
<h1 style='mso-outline-level:1'>Pumps<o:p></o:p></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Quiet</b> and <span style='mso-bidi-font-weight:bold'>strong</span><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${[
  ['1', '1.', 'Look'],
  ['2', 'o', 'Listen'],
  ['1', '2.', 'Order'],
]
  .map(
    ([level, marker, text]) =>
      `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-bidi-font-family:Arial'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`,
  )
  .join('\n')}
<p class=MsoNormal><!--[if gte vml 1]><v:shape/><![endif]--><![if !vml]><img width=200 height=100 src="file:///C:/clip_image002.png" v:shapes="Picture_1"><![endif]>See below<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr><td width=200 style='border:solid 1.0pt'><p class=MsoNormal>Hall 1<o:p></o:p></p></td></tr></table>
<!--EndFragment--></body></html>`;

test('a text of Word has its headings, lists, bold words and tables', async ({ page }) => {
  const complaints = complaintsOf(page);
  await openMessages(page);
  const { sheet, text, tools } = await newMessage(page);
  await sheet.getByLabel('Title').fill('Copied from Word');
  await expect(tools).toBeVisible();
  await text.click();
  await paste(text, OF_WORD);
  await expect(text.locator('h2')).toHaveText('Pumps');
  await expect(text.locator('strong')).toHaveText('Quiet');
  await expect(text.locator('ol > li')).toHaveText([/^LookListen$/, 'Order']);
  await expect(text.locator('ol > li > ul > li')).toHaveText('Listen');
  await expect(text.locator('img')).toHaveCount(0);
  await expect(sheet.getByRole('img', { name: 'Table: Hall 1' })).toBeVisible();
  expect(await text.locator('p').allInnerTexts()).not.toContain('\u00a0');
  expect(complaints).toEqual([]);
});
