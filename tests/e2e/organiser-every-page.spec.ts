import type { Page } from '@playwright/test';
import { complaintsOf, expect, signIn, test } from './organisers-desk.ts';

const ADMIN = { accountName: 'fairs@quay-and-field.example', password: 'build-up-starts-at-seven' };

/** The title of each page of a fair's desk, by address, for all pages that links of the desk lead to. */
const titlesOf = async (page: Page, desk: string): Promise<ReadonlyMap<string, string>> => {
  const titles = new Map<string, string>();
  const paths = [desk];
  for (let path = paths.shift(); path; path = paths.shift()) {
    if (titles.has(path)) continue;
    const answer = await page.request.get(path, { headers: { accept: 'text/html' } });
    const html = await answer.text();
    titles.set(path, /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
    const links = [...html.matchAll(/ href="([^"?#]*)/g)].map(([, href = '']) => href);
    paths.push(...links.filter((href) => href === desk || href.startsWith(`${desk}/`)));
  }
  return titles;
};

for (const language of ['', '/tr'])
  test(`every page of the desk has a title of its own${language && `, at ${language}`}`, async ({ page }) => {
    await page.goto('/');
    await signIn(page, ADMIN);
    const titles = await titlesOf(page, `${language}/organiser/clearwater`);
    expect(titles.size).toBeGreaterThan(60);
    const byTitle = Map.groupBy(titles, ([, title]) => title);
    expect([...byTitle].filter(([, pages]) => pages.length > 1)).toEqual([]);
    expect([...titles].filter(([, title]) => !title.includes('Clearwater'))).toEqual([]);
  });

/** The first exhibitor and the first task stand for all of them. */
const onePerRoute = (paths: readonly string[]): readonly string[] => {
  const routes = Map.groupBy(paths, (path) => path.replace(/(?<=\/(?:exhibitors|tasks)\/).+/, '*'));
  return [...routes.values()].flatMap(([first = '']) => first);
};

test('every page of the desk is rendered by the browser as by the server, half a day away', async ({
  page,
}) => {
  await page.goto('/');
  await signIn(page, ADMIN);
  const desk = '/nl/organiser/clearwater';
  const paths = onePerRoute([...(await titlesOf(page, desk)).keys()]);
  const complaints = complaintsOf(page);
  for (const path of ['/nl/organiser', '/nl/organiser/new', ...paths, `${desk}/pages/edit?path=/exhibit`])
    await page.goto(path, { waitUntil: 'networkidle' });
  expect(complaints).toEqual([]);
  await page.goto('/nl/organiser/new');
  await expect(page.getByLabel('Tijdzone')).toHaveValue('Pacific/Apia');
});

/** The tables, as part of a page, that are wider than the place they have. On a phone they may scroll in it. */
const wideTables = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('table')].flatMap((table) => {
      const place = table.parentElement;
      return place && place.scrollWidth > place.clientWidth
        ? [`${location.pathname} ${place.scrollWidth}`]
        : [];
    }),
  );

/** The languages with the longest words. */
for (const language of ['es', 'tr'])
  test(`no table of the desk is wider than a tablet, and no page than a phone, in ${language}`, async ({
    page,
  }) => {
    await page.goto('/');
    await signIn(page, ADMIN);
    const wide: string[] = [];
    for (const path of onePerRoute([...(await titlesOf(page, `/${language}/organiser/clearwater`)).keys()])) {
      await page.goto(path);
      // Upright, and across, where the navigation is beside the table: 900 px is the narrowest such window.
      for (const width of [768, 900, 1024]) {
        await page.setViewportSize({ width, height: 768 });
        wide.push(...(await wideTables(page)).map((table) => `${table} at ${width}`));
      }
      await page.setViewportSize({ width: 320, height: 768 });
      const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      if (pageWidth > 320) wide.push(`${path} itself ${pageWidth} at 320`);
    }
    expect(wide).toEqual([]);
  });

test('the longest address of a person makes no page of reminders or mails wider than its window', async ({
  page,
}) => {
  await page.goto('/');
  await signIn(page, ADMIN);
  const email = `${'owner'.repeat(12)}@${'water-treatment-'.repeat(3)}works.example`;
  const list = {
    fileName: 'list.csv',
    source: { kind: 'text', text: `nr;name;contact e-mail\nlong;Long Address;${email}` },
    choices: {},
  };
  const api = async (path: string, data: object = {}) => {
    const answer = await page.request.post(`/api/organiser/101/imports${path}`, { data });
    return answer.json();
  };
  const { fingerprint } = await api('/preview', list);
  const consent = { fingerprint, overwrite: [], isPartial: false };
  const { id } = await api('', { request: list, consent });
  expect(await api(`/${id}/advance`)).toMatchObject({ state: 'applied', skipped: 0 });
  for (const path of ['/mail/reminders', '/mail/letters', '/settings/mail-texts'])
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/organiser/clearwater${path}`);
      await expect(page.getByRole('main')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
        width,
      );
    }
  await page.goto('/organiser/clearwater/mail/reminders');
  await page.getByLabel('Mail to another person').fill(email);
  await page.getByRole('button', { name: email }).last().click();
  await expect(page.getByRole('article', { name: 'Preview of the mail' })).toContainText(email);
});
