import { DEFAULT_LANGUAGE, LANGUAGES, type Language, localPath } from '@fairdesk/core/shared';
import type { RunningServer } from '#tests/support/servers/start-server.ts';
import { ADMINISTRATOR, MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { importInto } from '#tests/support/worlds/import-into.ts';
import { expect, signIn, test } from './desk.ts';

/** Fairs that are not offered in the language of addresses without one, with their languages. */
const FAIRS: Readonly<Record<string, readonly Language[]>> = { turkish: ['tr'], dutch: ['nl', 'es'] };

const inAll = (text: string) => Object.fromEntries(LANGUAGES.map((language) => [language, text]));
const page = (title: string) => ({
  title: inAll(title),
  layout: 'portal',
  placeholders: { 'headless-main': [] },
});

const NEWS = {
  ...page('News'),
  placeholders: { 'headless-main': [{ component: 'NewsOverview' }] },
};

const files = {
  'events.json': {
    events: Object.keys(FAIRS).map((slug) => ({
      ...{ slug, name: `Fair ${slug}`, startDate: 'today+30', endDate: 'today+32', timeZone: 'UTC' },
      publicationStatus: 'PUBLIC',
    })),
    sites: Object.entries(FAIRS).map(([name, languages]) => ({ name, event: name, languages })),
  },
  ...Object.fromEntries(
    Object.keys(FAIRS).flatMap((site) => [
      [`pages/${site}/index.json`, page('Start')],
      [`pages/${site}/exhibitors.json`, page('Exhibitors')],
      [`pages/${site}/news.json`, NEWS],
    ]),
  ),
  'participations.csv': [
    'event;uid;organizationName;isPublic',
    ...Object.keys(FAIRS).map((event) => `${event};a;Noria Pumps;yes`),
  ].join('\n'),
  'users.csv': [
    'event;email;role;participation',
    ...Object.keys(FAIRS).flatMap((event) => [
      `${event};${MAIN_EXHIBITOR.accountName};editor;a`,
      `${event};${ADMINISTRATOR.accountName};admin;`,
    ]),
  ].join('\n'),
};

/** Public pages of a fair, and an address of no page. */
const PUBLIC_PATHS = ['', '/exhibitors', '/no-such-page'];
const PORTAL_PATHS = ['/dashboard', '/tasks', '/company-profile', '/awards'];
const QUERY = '?from=mail&tab=news';

test.beforeAll(async ({ desk }) => {
  importInto(desk.dataFolder, files);
  const status = async () => (await fetch(`${desk.url}/tr/turkish`)).status;
  await expect.poll(status).toBe(200);
});

const signInByApi = async (desk: RunningServer): Promise<string> => {
  const { accountName, password } = MAIN_EXHIBITOR;
  const response = await fetch(`${desk.url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accountName, password, rememberMe: false }),
  });
  return cookiesOf(response);
};

const cookiesOf = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

/** Follows the redirects of an address; each may be followed once. */
const follow = async (desk: RunningServer, address: string, session: string) => {
  const seen: string[] = [];
  let cookie = session;
  for (let next = address; ; ) {
    if (seen.includes(next))
      throw new Error(`${address} redirects in a circle: ${[...seen, next].join(' → ')}`);
    seen.push(next);
    const response = await fetch(desk.url + next, {
      redirect: 'manual',
      headers: { accept: 'text/html', cookie },
    });
    const html = await response.text();
    const location = response.headers.get('location');
    if (location === null) return { address: next, status: response.status, html };
    cookie = [cookie, cookiesOf(response)].filter(Boolean).join('; ');
    const { pathname, search } = new URL(location, desk.url);
    next = pathname + search;
  }
};

/**
 * Every address of the fairs, with the language in which it must be shown: a visitor has chosen the language of a public
 * page, and an exhibitor comes to the portal with a language of the own.
 */
const ADDRESSES = Object.entries(FAIRS).flatMap(([fair, offered]) =>
  LANGUAGES.flatMap((language) =>
    [...PUBLIC_PATHS, ...PORTAL_PATHS].map((path) => {
      const isLed = language === DEFAULT_LANGUAGE || PORTAL_PATHS.includes(path);
      const shown = isLed && !offered.includes(language) ? (offered[0] ?? language) : language;
      const at = (each: Language) => localPath({ language: each, path: `/${fair}${path}`, suffix: QUERY });
      const isPage = offered.includes(shown) && path !== '/no-such-page';
      return { address: at(language), end: at(shown), shown, isPage };
    }),
  ),
);

for (const who of ['signed out', 'signed in'])
  test(`every address of a fair that is not in English leads to a page: ${who}`, async ({ desk }) => {
    const session = who === 'signed in' ? await signInByApi(desk) : '';
    for (const { address, end, shown, isPage } of ADDRESSES) {
      const reached = await follow(desk, address, session);
      expect.soft([address, reached.status]).toEqual([address, isPage ? 200 : 404]);
      expect.soft(reached.html, address).toContain(`<html lang="${shown}"`);
      // With a session, pages of the portal first select the company.
      if (session === '') expect.soft(reached.address).toBe(end);
    }
  });

/** The feeds of the fairs, with the language in which they must be read; none where an address has another one. */
const FEEDS = Object.entries(FAIRS).flatMap(([fair, offered]) =>
  LANGUAGES.map((language) => {
    const isOffered = offered.includes(language);
    const read = isOffered ? language : language === DEFAULT_LANGUAGE ? offered[0] : undefined;
    return { feed: localPath({ language, path: `/${fair}/news/rss.xml` }), read };
  }),
);

test('the feed of a fair that is not in English is found without a language too', async ({ desk }) => {
  for (const { feed, read } of FEEDS) {
    const response = await fetch(desk.url + feed);
    const [, language] = /<language>(\w+)</.exec(await response.text()) ?? [];
    expect([feed, response.status, language]).toEqual([feed, read ? 200 : 404, read]);
  }
});

test('an exhibitor who reads another language chooses the fair and finds its portal', async ({ page }) => {
  await signIn(page, MAIN_EXHIBITOR);
  await page.goto('/nl');
  await page.getByRole('link', { name: 'Fair turkish' }).click();
  await page.waitForURL('**/tr/turkish/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test("an organiser who reads another language writes in the fair's own", async ({ page }) => {
  await signIn(page, ADMINISTRATOR);
  await page.goto('/organiser/turkish/pages');
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await page.waitForURL(/language=tr/);
  await expect(page.getByRole('navigation', { name: 'Language of the page' })).toHaveCount(0);
  await page.goto('/nl/organiser/turkish');
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('link', { name: 'Website', exact: true })).toHaveAttribute(
    'href',
    '/tr/turkish',
  );
  await page.goto('/organiser/dutch/messages');
  await page.getByRole('button', { name: 'New message' }).click();
  await expect(page.getByRole('dialog').getByRole('tab')).toHaveText(['Nederlands', 'Español']);
});
