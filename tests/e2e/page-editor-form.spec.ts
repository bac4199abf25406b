import { ADMINISTRATOR } from '#tests/support/worlds/demo-people.ts';
import { expect, signIn, test } from './organisers-desk.ts';

test('the long form of a questionnaire scrolls in its panel, and names the kinds of its questions', async ({
  page,
}) => {
  page.setDefaultTimeout(20_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, ADMINISTRATOR);
  await page.goto('/organiser/clearwater/pages/edit?path=%2Fawards%2Fregistration&language=en');
  await page.getByRole('tab', { name: 'Structure' }).click();
  await page.getByRole('treeitem', { name: /^Award questionnaire/ }).click();
  await page.locator('summary', { hasText: /^innovation$/ }).click();
  await page.locator('summary', { hasText: /^pitch$/ }).click();
  const kind = page.getByLabel('Kind of question').first();
  await expect(kind).toHaveValue('TextQuestion');
  await expect(kind.getByRole('option', { selected: true })).toHaveText('Text');
  await expect(page.getByLabel('Kind of text').first()).toHaveValue('multiline');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBe(900);
});

test('an organiser chooses when a step of a questionnaire is shown, and cannot publish a broken condition', async ({
  page,
}) => {
  page.setDefaultTimeout(20_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, ADMINISTRATOR);
  await page.goto('/organiser/clearwater/pages/edit?path=%2Fawards%2Fregistration&language=en');
  const drawing = page.frameLocator('iframe[data-shown]');
  const steps = drawing.getByRole('list').filter({ hasText: 'The pilot' });
  await expect(drawing.getByText(/^Questionnaire “/)).toBeVisible();
  await expect(drawing.getByText('6 steps, 16 questions')).toBeVisible();
  await page.getByRole('tab', { name: 'Structure' }).click();
  await page.getByRole('treeitem', { name: /^Award questionnaire/ }).click();
  const named = (name: string) =>
    page.getByRole('listitem').filter({ has: page.locator('> details > summary', { hasText: name }) });
  const pilot = named('pilot').filter({ has: page.getByLabel('Name of the step') });
  await pilot.locator('> details > summary').click();
  const condition = pilot.getByRole('group', { name: 'Show only when' }).first();
  await expect(condition.getByLabel('Question').getByRole('option', { selected: true })).toHaveText(
    /how far/i,
  );
  await expect(condition.getByLabel('Answer').getByRole('option', { selected: true })).toHaveText('Pilot');
  await condition.getByLabel('Answer').selectOption('On the market');
  await expect(steps).toContainText('“On the market”');

  await named('innovation').locator('> details > summary').click();
  await named('stage').locator('> details > summary').click();
  await named('stage').getByLabel('Name', { exact: true }).first().fill('phase');
  await named('phase').getByLabel('Kind of question').first().selectOption('Text');
  await pilot.locator('> details > summary').click();
  await expect(condition).toContainText('No earlier question is called “phase”.');
  const faults = drawing.getByRole('listitem').filter({ hasText: 'pilot: it depends on' });
  await expect(faults).toHaveText('pilot: it depends on the option “market”, which is not offered');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Correct the questionnaire first: 2 problems are listed in it.')).toBeVisible();
  await condition.getByLabel('Question').selectOption('Always shown');
  await expect(condition.getByLabel('Answer')).toHaveCount(0);
  await expect(steps.getByText('only after')).toHaveCount(1);

  await page.getByRole('button', { name: 'More ways to publish' }).click();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByText('The draft was discarded.')).toBeVisible();
});

test('the names of items in lists within lists can be read, also on a phone', async ({ page }) => {
  page.setDefaultTimeout(20_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, ADMINISTRATOR);
  await page.goto('/organiser/clearwater/pages/edit?path=%2Fawards%2Fregistration&language=en');
  await page.getByRole('tab', { name: 'Structure' }).click();
  await page.getByRole('treeitem', { name: /^Award questionnaire/ }).click();
  const panel = page.getByRole('complementary', { name: 'Settings' });
  await panel.locator('summary', { hasText: /^innovation$/ }).click();
  const question = panel.locator('details:has(> summary:text-is("stage"))').last();
  await question.locator('> summary').click();
  const long = 'Gesellschaftsforschungseinrichtungen and how far their innovation is';
  await question.getByLabel('Name', { exact: true }).first().fill(long);
  await expect(panel.locator('summary', { hasText: long })).toBeVisible();
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await panel.locator('li > details > summary:visible').evaluateAll((summaries) =>
      summaries
        .filter((summary) => {
          const { left, right } = summary.getBoundingClientRect();
          const row = summary.closest('li')?.getBoundingClientRect() ?? new DOMRect();
          const text = document.createRange();
          text.selectNodeContents(summary);
          // A name of one short word stands on one line.
          const isBroken = !summary.textContent.includes(' ') && text.getClientRects().length > 1;
          const isCut = summary.scrollWidth > summary.clientWidth || left < row.left || right > row.right;
          return isCut || isBroken;
        })
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
    const { scrollWidth, clientWidth } = await panel.evaluate((element) => ({
      scrollWidth: element.scrollWidth,
      clientWidth: element.clientWidth,
    }));
    expect(scrollWidth).toBe(clientWidth);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'More ways to publish' }).click();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByText('The draft was discarded.')).toBeVisible();
});

test('the address of a link that lacks its scheme leads to the web, and an invalid one is named', async ({
  page,
}) => {
  page.setDefaultTimeout(20_000);
  await signIn(page, ADMINISTRATOR);
  await page.goto('/organiser/clearwater/pages/edit?path=%2Fexhibit&language=en');
  await page
    .getByRole('button', { name: /^Call to action/ })
    .first()
    .click();
  const address = page.getByLabel('Address of the link');
  await page.getByLabel('Text of the link').fill('To the harbour');
  await address.fill('www.harbour.example/map?day=1#boats');
  await address.blur();
  await expect(address).toHaveValue('https://www.harbour.example/map?day=1#boats');
  const link = page.frameLocator('iframe[data-shown]').getByRole('link', { name: 'To the harbour' });
  await expect(link).toHaveAttribute('href', 'https://www.harbour.example/map?day=1#boats');
  await address.fill('javascript:alert(1)');
  await address.blur();
  await expect(page.getByText('Enter a web address, an e-mail address or a page of this site')).toBeVisible();
  await expect(address).toHaveAccessibleDescription(/Enter a web address/);
});
