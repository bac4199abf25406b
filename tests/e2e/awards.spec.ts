import { LANGUAGES } from '@fairdesk/core/shared';
import type { Page } from '@playwright/test';
import { MAIN_EXHIBITOR, ONE_OF_EACH, VIEWER } from '#tests/support/worlds/demo-people.ts';
import { pdf, png } from '#tests/support/worlds/real-files.ts';
import { expectAccessible } from './accessible.ts';
import {
  fillEffects,
  fillInnovation,
  fillUpToSummary,
  LIST,
  NORIA,
  next,
  openNew,
  rowOf,
  showAll,
  titleOf,
} from './award-desk.ts';
import { companyOf, enter, newProduct } from './company-desk.ts';
import { complaintsOf, expect, fillSignIn, openDesk, recordEvents, test } from './desk.ts';

/** Labels whose mark of a required question has a line of its own. */
const lonelyMarks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const lastLetter = document.createRange();
    return [...document.querySelectorAll('main span[aria-hidden]')].flatMap((mark) => {
      const label = mark.parentElement?.firstChild;
      const text = label?.textContent ?? '';
      if (!label || mark.textContent?.trim() !== '*' || text === '') return [];
      lastLetter.setStart(label, text.length - 1);
      lastLetter.setEnd(label, text.length);
      const [own] = [...mark.getClientRects()].reverse();
      return own && own.top > lastLetter.getBoundingClientRect().bottom - 4 ? [text] : [];
    });
  });

test('a product is entered, left, resumed, submitted, edited and then withdrawn', async ({ desk, page }) => {
  const complaints = complaintsOf(page);
  const events = await recordEvents(page, desk.url);
  // The submission leaves the page.
  await page.addInitScript(() => {
    document.addEventListener('fairdesk:track', ({ detail }) => sessionStorage.setItem('tracked', detail));
  });
  await openNew(page, 'Journey pump');
  const tracked = async () => JSON.stringify(await events());
  expect(await tracked()).toContain('product_registration_for_award');

  await next(page).click();
  await expect(page.getByRole('alert').getByText('“How far is it?” is required.')).toBeVisible();
  await fillInnovation(page, 'Pilot');
  await expect(page.getByText('Step 1 of 5')).toBeVisible();
  await next(page).click();
  await expect(titleOf(page, 'What it changes')).toBeFocused();
  // The zone of the fair, because the browser is in another.
  await expect(page.getByText(/^Saved \d\d:\d\d \(CES?T\)$/)).toBeVisible();
  await fillEffects(page, ['Energy', 'Water']);
  await expect(page.getByText('Step 2 of 6')).toBeVisible();
  await next(page).click();
  await expect(titleOf(page, 'Energy')).toBeVisible();

  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL(`**${LIST}`);
  await showAll(page);
  await expect(rowOf(page, 'Journey pump').getByText('in progress')).toBeVisible();
  await rowOf(page, 'Journey pump')
    .getByRole('link', { name: /^Continue/ })
    .click();
  await expect(titleOf(page, 'Energy')).toBeVisible();

  await page.getByLabel('Watt hours saved per 1,000 litres').fill('4a2');
  await expect(page.getByLabel('Watt hours saved per 1,000 litres')).toHaveValue('42');
  await page.getByRole('radio', { name: 'Measured' }).check();
  await next(page).click();
  await page.getByLabel('Name of the customer').fill('Lage Dijk');
  await page.getByLabel('E-mail address the jury may write to').fill('pump@lage-dijk.example');
  await next(page).click();
  await expect(titleOf(page, 'Images and proof')).toBeVisible();
  await page.getByLabel('Photos of the innovation at work').setInputFiles(await png([800, 600], 'one.png'));
  await expect(page.getByRole('link', { name: 'one.png' })).toBeVisible();
  await page.getByLabel('Test report').setInputFiles(pdf('report.pdf'));
  await expect(page.getByText('report.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Review summary' }).click();
  await expect(titleOf(page, 'Check and submit')).toBeVisible();
  await expect(page.getByText('Lage Dijk')).toBeVisible();
  await page.getByRole('checkbox', { name: /We own this innovation/ }).check();
  await page.getByRole('button', { name: 'Submit entry' }).click();
  await page.waitForURL('**/awards/thank-you');
  await expect(titleOf(page, 'Your entry has been submitted')).toBeVisible();
  await expect(page.getByRole('main')).toHaveText(/Thank you\. The jury.*Your products.*Continue/);
  expect(await page.evaluate(() => sessionStorage.getItem('tracked'))).toBe('registration_submit');
  expect(complaints).toEqual([]);

  await page.goto(LIST);
  await showAll(page);
  await expect(rowOf(page, 'Journey pump').getByText('submitted')).toBeVisible();
  await rowOf(page, 'Journey pump')
    .getByRole('link', { name: /^Edit registration/ })
    .click();
  await page.getByRole('button', { name: /^Images and proof/ }).click();
  await page.getByRole('button', { name: 'Remove report.pdf' }).click();
  await expect(page.getByRole('link', { name: 'report.pdf' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Your innovation/ }).click();
  await expect(page.getByRole('radio', { name: /^Pilot/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Prototype/ }).check();
  await expect(page.getByText('Step 1 of 5')).toBeVisible();
  await next(page).click();
  await expect(titleOf(page, 'What it changes')).toBeVisible();
  const pid = new URL(page.url()).searchParams.get('pid') ?? '';
  await page.goto(`/clearwater/awards/summary?pid=${pid}`);
  await expect(page.getByText('Lage Dijk')).toBeVisible();
  await expect(page.getByText(/^Submitted on/)).toBeVisible();
  const changed = /^Changed since it was submitted\. The jury reads the changes once you submit it again\.$/;
  await expect(page.getByText(changed)).toBeVisible();
  await page.goto(LIST);
  await showAll(page);
  await expect(rowOf(page, 'Journey pump').getByText('submitted', { exact: true })).toBeVisible();
  await expect(rowOf(page, 'Journey pump').getByText(changed)).toBeVisible();
});

test('typed text survives a closed tab, a failed save and an expired session', async ({ page, context }) => {
  await openNew(page, 'Kept pump');
  await page.getByLabel('What is new, in two sentences?').fill('Typed and not saved.');
  await expect(page.getByText(/^Draft kept on this device/)).toBeVisible();
  const address = page.url();
  const second = await context.newPage();
  await page.close();
  await second.goto(address);
  await expect(second.getByLabel('What is new, in two sentences?')).toHaveValue('Typed and not saved.');
  await expect(second.getByText('We put back what you entered on this device earlier.')).toBeVisible();

  await fillInnovation(second, 'Prototype');
  await second.route('**/questionnaires/**', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await next(second).click();
  await expect(second.getByRole('alert').getByText('This step could not be saved.')).toBeVisible();
  await expect(second.getByText('Not saved. Your answers are kept on this device.')).toBeVisible();
  await second.unroute('**/questionnaires/**');

  await context.clearCookies();
  await next(second).click();
  const dialog = second.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await fillSignIn(second, MAIN_EXHIBITOR);
  await expect(titleOf(second, 'What it changes')).toBeVisible();
});

test('a colleague’s answers saved first are displayed, and the user’s own can be restored', async ({
  page,
  context,
}) => {
  await openNew(page, 'Shared pump');
  const colleague = await context.newPage();
  await colleague.goto(page.url());
  await colleague.getByRole('button', { name: 'Start' }).click();
  await fillInnovation(page, 'Prototype');
  await fillInnovation(colleague, 'Prototype');
  await colleague.getByLabel('What is new, in two sentences?').fill('From my colleague.');
  await next(colleague).click();
  await expect(titleOf(colleague, 'What it changes')).toBeVisible();
  await next(page).click();
  await expect(
    page.getByText('This step was saved in the meantime, by someone else or in another tab.'),
  ).toBeVisible();
  await expect(page.getByLabel('What is new, in two sentences?')).toHaveValue('From my colleague.');
  await page.getByRole('button', { name: 'Use my answers' }).click();
  await expect(page.getByLabel('What is new, in two sentences?')).toHaveValue(
    'It turns slower. It lasts longer.',
  );
  await next(page).click();
  await expect(titleOf(page, 'What it changes')).toBeVisible();
});

test('the back button of the browser leads through the steps, and keeps what was typed', async ({ page }) => {
  await openNew(page, 'Back pump');
  await fillInnovation(page, 'Prototype');
  await next(page).click();
  await expect(titleOf(page, 'What it changes')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Water' }).check();
  await page.goBack();
  await expect(titleOf(page, 'Your innovation')).toBeFocused();
  await page.getByLabel('What is new, in two sentences?').fill('Typed after going back.');
  await page.goForward();
  // Only the button of the form goes on, because it saves.
  await expect.poll(() => page.evaluate('history.state.steps.length')).toBe(1);
  await expect(titleOf(page, 'Your innovation')).toBeVisible();
  await next(page).click();
  await expect(titleOf(page, 'What it changes')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Water' })).toBeChecked();
  await page.reload();
  await expect(titleOf(page, 'What it changes')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('What is new, in two sentences?')).toHaveValue('Typed after going back.');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/registration/);
});

test('the forward button of the browser leads back to where saved steps were left, also after a reload', async ({
  page,
}) => {
  await openNew(page, 'Forward pump');
  await fillInnovation(page, 'Pilot');
  await next(page).click();
  await expect(titleOf(page, 'What it changes')).toBeVisible();
  await fillEffects(page, ['Energy']);
  await next(page).click();
  await expect(titleOf(page, 'Energy')).toBeVisible();
  await page.goBack();
  await expect(titleOf(page, 'What it changes')).toBeVisible();
  await page.goBack();
  await expect(titleOf(page, 'Your innovation')).toBeVisible();
  await page.goForward();
  await expect(titleOf(page, 'What it changes')).toBeVisible();
  await page.goForward();
  await expect(titleOf(page, 'Energy')).toBeVisible();
  await page.reload();
  await expect.poll(() => page.evaluate('history.state.steps.length')).toBe(3);
  await expect(titleOf(page, 'Energy')).toBeVisible();
});

test('a missing, an invalid and a foreign product lead to the page not found', async ({ page }) => {
  await openDesk(page, MAIN_EXHIBITOR, NORIA);
  const foreign = await page.context().browser()?.newContext();
  const other = await foreign?.newPage();
  if (!other) throw new Error('There is no second browser');
  await other.goto(page.url());
  await enter(other.request, ONE_OF_EACH);
  const company = await companyOf(other.request, 'Silt Analytics');
  const { id } = await newProduct(other.request, company, { name: 'Theirs' });
  for (const query of ['', '?pid=', '?pid=../x', '?pid=nothing', `?pid=${id}`]) {
    for (const path of ['registration', 'summary']) {
      const response = await page.goto(`${LIST}/${path}${query}`);
      expect([path, query, new URL(page.url()).pathname]).toEqual([path, query, '/404']);
      expect(response?.status()).toBe(404);
    }
  }
  await foreign?.close();
});

test('every step is accessible, in light and dark, on a phone and a desktop', async ({ page }) => {
  test.slow();
  await openNew(page, 'Accessible pump');
  await expectAccessible(page, 'step one');
  await next(page).click();
  await expectAccessible(page, 'step one with faults');
  await fillInnovation(page, 'On the market');
  await page.getByLabel('In which year did it come onto the market?').fill('2026');
  await next(page).click();
  await expect(titleOf(page, 'What it changes')).toBeVisible();
  await expectAccessible(page, 'checkboxes and a text in a window');
  await fillEffects(page, ['Labour']);
  await next(page).click();
  await expect(titleOf(page, 'Images and proof')).toBeVisible();
  await page.getByLabel('Photos of the innovation at work').setInputFiles(await png([800, 600], 'one.png'));
  await expect(page.getByRole('link', { name: 'one.png' })).toBeVisible();
  await expectAccessible(page, 'files');
  await page.getByRole('button', { name: 'Review summary' }).click();
  await expect(titleOf(page, 'Check and submit')).toBeVisible();
  await expectAccessible(page, 'the summary step');
  await page.goto(LIST);
  await expectAccessible(page, 'the list');
});

test('the questionnaire is available in all four languages', async ({ page }) => {
  await openNew(page, 'Languages pump');
  const query = new URL(page.url()).search;
  for (const [language, start, title] of [
    ['nl', 'Beginnen', 'Uw innovatie'],
    ['es', 'Empezar', 'Su innovación'],
    ['tr', 'Başla', 'Yeniliğiniz'],
  ] as const) {
    await page.goto(`/${language}/clearwater/awards/registration${query}`);
    await page.getByRole('button', { name: start }).click();
    await expect(titleOf(page, title)).toBeVisible();
  }
});

test('a viewer may read, and every write is rejected', async ({ page }) => {
  await enter(page.request, VIEWER);
  const company = await companyOf(page.request, NORIA);
  const base = `/api/events/101/awards/${company}/products`;
  const list = await page.request.get(base);
  expect(list.status()).toBe(200);
  const { award, items } = await list.json();
  expect(award).toMatchObject({ id: 'innovation', isClosed: false });
  const at = `${base}/${items[0].id}/questionnaires/innovation`;
  expect((await page.request.get(at)).status()).toBe(200);
  const step = { step: 'innovation', oldAnswers: [], answers: [] };
  expect((await page.request.post(at, { data: step })).status()).toBe(404);
  expect((await page.request.post(`${at}/delete`, { data: {} })).status()).toBe(404);
  expect(
    (await page.request.patch(at, { data: { questionnaireStatus: 'SUBMITTED', final: true } })).status(),
  ).toBe(404);
});

test('every type of question is accessible in the other three languages, on a phone', async ({ page }) => {
  await openNew(page, 'Spoken pump');
  await fillUpToSummary(page);
  const query = new URL(page.url()).search;
  for (const language of LANGUAGES.filter((each) => each !== 'en')) {
    await page.goto(`/${language}/clearwater/awards/registration${query}`);
    const earlier = page.getByRole('navigation').getByRole('button');
    await expect(earlier).toHaveCount(5);
    await expectAccessible(page, `${language} summary`, [320]);
    for (const place of [4, 3, 2, 1, 0]) {
      await earlier.nth(place).click();
      await expect(earlier).toHaveCount(place);
      await expectAccessible(page, `${language} step ${place + 1}`, [320]);
      expect([language, place, await lonelyMarks(page)]).toEqual([language, place, []]);
    }
  }
});
