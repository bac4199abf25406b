import { CONSENT_COOKIE } from '@fairdesk/core/shared';
import { test as base, expect, type Page } from '@playwright/test';
import type { DemoSignIn } from '#adapters/platform/demo/demo-sign-ins.ts';
import { BALANCED_SERVERS } from '#tests/support/servers/start-balanced.ts';
import { type RunningServer, startServer } from '#tests/support/servers/start-server.ts';

/** Whether nginx is in front, which reads requests before we do. */
export const isBehindBalancer = process.env.JOURNEYS_ON === 'two-servers';
/** How many servers respond at the address of a test, in turns. */
export const SERVER_COUNT = isBehindBalancer ? BALANCED_SERVERS : 1;

/** Gives a worker its own server with the demo fair. */
export const useServer = async (
  use: (desk: RunningServer) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const desk = await startServer({ env });
  await use(desk);
  await desk.remove();
};

/** Tests of the built product with the demo fair, one server per worker. */
export const test = base.extend<object, { desk: RunningServer }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => useServer(use),
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ desk }, use) => use(desk.url),
});

export { expect };

type Who = Pick<DemoSignIn, 'accountName' | 'password'>;

/** Signs in through the form on the open page. */
export const fillSignIn = async (page: Page, { accountName, password }: Who): Promise<void> => {
  await page.getByLabel('E-mail address').fill(accountName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

export const signIn = async (page: Page, who: Who): Promise<void> => {
  await page.goto('/');
  await fillSignIn(page, who);
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
};

/** Signs in and opens the portal for one company. */
export const openDesk = async (page: Page, who: Who, company: string): Promise<void> => {
  await signIn(page, who);
  // Other tests may have made its next edition.
  await page.getByRole('link', { name: 'Clearwater 2027' }).click();
  await page.getByRole('button', { name: company }).click();
  await page.waitForURL('**/clearwater/dashboard');
};

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;
const openDesks = new Map<string, Cookies>();

/**
 * Opens the portal for one company, with the session of an earlier test while it lasts: a fraction of the time.
 *
 * Not for tests that sign out or change the selection: the session is shared.
 */
export const reopenDesk = async (page: Page, who: Who, company: string): Promise<void> => {
  const key = `${who.accountName} ${company}`;
  await page.context().addCookies(openDesks.get(key) ?? []);
  const account = await page.request.get('/account', { maxRedirects: 0 });
  if (account.status() === 200) return;
  await page.context().clearCookies();
  await openDesk(page, who, company);
  openDesks.set(key, await page.context().cookies());
};

/** Collects errors of the browser; a working page has none. */
export const complaintsOf = (page: Page): readonly string[] => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  return complaints;
};

/** Consents to analytics, and queues the events as a tag manager would; returns a reader of the queue. */
export const recordEvents = async (page: Page, url: string): Promise<() => Promise<unknown>> => {
  await page.context().addCookies([{ name: CONSENT_COOKIE, value: 'granted', url }]);
  await page.addInitScript('window.dataLayer = []');
  return () => page.evaluate('window.dataLayer');
};
