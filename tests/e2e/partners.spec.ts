import { createHmac } from 'node:crypto';
import { signedText } from '@fairdesk/core/partners';
import { test as base, expect } from '@playwright/test';
import { EACH_LANGUAGE } from '#tests/support/each-language.ts';
import { type FaultServer, openFaultServer } from '#tests/support/servers/fault-server.ts';
import { serve } from '#tests/support/servers/serve.ts';
import { type RunningServer, startServer } from '#tests/support/servers/start-server.ts';
import { MAIN_EXHIBITOR, ONE_OF_EACH } from '#tests/support/worlds/demo-people.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';
import { expectAccessible } from './accessible.ts';
import { companyOf, enter } from './company-desk.ts';
import { complaintsOf, openDesk, SERVER_COUNT } from './desk.ts';

const SECRET = 'a secret that both share';
const NORIA = 'Noria Pumps';
const STAND = '/clearwater/stand';
/** Well below the ten seconds of a request. */
const HELD_MS = 7000;
/** How often the server itself calls a system that does not respond, in milliseconds. */
const PROBE_MS = 500;

interface Place {
  readonly desk: RunningServer;
  /** The forms that the visitor service received, each with whether its signature is right. */
  readonly visits: readonly { readonly fields: Record<string, string>; readonly isRight: boolean }[];
  readonly accreditation: FaultServer;
}

/** The product beside a visitor service that checks signatures, and an accreditation system. */
const test = base.extend<object, { place: Place }>({
  place: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const visits: { fields: Record<string, string>; isRight: boolean }[] = [];
      const connect = await serve(async (request) => {
        const form = await request.text();
        const fields = Object.fromEntries(new URLSearchParams(form));
        const { contactref = '', expo = '', time = '', redirect_url = '', check } = fields;
        const text = signedText({ contactref, expo, time, redirect_url });
        const isRight = check === createHmac('sha256', SECRET).update(text).digest('hex');
        if (request.method === 'POST') visits.push({ fields, isRight });
        return new Response(`<title>Visit Connect</title><h1>Signed in as ${contactref}</h1>`, {
          headers: { 'content-type': 'text/html' },
        });
      });
      let tickets = 0;
      const accreditation = await openFaultServer(async () => {
        tickets += 1;
        return Response.json({ redirectUri: `https://badges.example/sso/ticket-${tickets}` });
      });
      const desk = await startServer({
        env: {
          VISIT_CONNECT_URL: `${connect.url}/login`,
          VISIT_CONNECT_SECRET: SECRET,
          ACCREDITATION_URL: accreditation.url,
          ACCREDITATION_KEY: 'key',
          ACCREDITATION_HOSTS: 'badges.example',
        },
      });
      await use({ desk, visits, accreditation });
      await desk.remove();
      await Promise.all([connect.close(), accreditation.close()]);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ place }, use) => use(place.desk.url),
});

const WORDS = {
  en: { visit: 'Open Visit Connect', badges: 'Order badges for your team' },
  nl: { visit: 'Visit Connect openen', badges: 'Badges voor uw team bestellen' },
  es: { visit: 'Abrir Visit Connect', badges: 'Solicitar acreditaciones para su equipo' },
  tr: { visit: 'Visit Connect’i aç', badges: 'Ekibiniz için yaka kartı sipariş et' },
} as const;

test('stand staff go to the visitor service by a signed form in a new tab, in four languages', async ({
  page,
  place: { desk, visits },
}) => {
  const complaints = complaintsOf(page);
  await openDesk(page, MAIN_EXHIBITOR, NORIA);
  for (const { language, prefix } of EACH_LANGUAGE) {
    await page.goto(`${prefix}${STAND}`);
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: WORDS[language].visit }).click();
    const tab = await opened;
    await expect(tab.getByRole('heading')).toHaveText('Signed in as cw27-noria');
    expect(visits.at(-1)).toMatchObject({
      isRight: true,
      fields: {
        contactref: 'cw27-noria',
        expo: 'clearwater',
        redirect_url: `${desk.url}${prefix}/clearwater/stand`,
      },
    });
    await tab.close();
  }
  await page.goto(STAND);
  await expectAccessible(page, 'partner buttons');
  expect(complaints).toEqual([]);
  expect(await page.content()).not.toContain(SECRET);
});

test('a form older than five minutes is signed again before it is sent', async ({
  page,
  place: { visits },
}) => {
  await openDesk(page, MAIN_EXHIBITOR, NORIA);
  await page.goto(STAND);
  const time = await page.locator('input[name=time]').inputValue();
  const button = page.getByRole('button', { name: WORDS.en.visit });
  // Interactive, so that the age of the form counts from here.
  await expect(button).toBeEnabled();
  await page.waitForLoadState('networkidle');
  await page.evaluate('{ const now = Date.now; Date.now = () => now() + 301_000; }');
  let renewals = 0;
  await page.route('**/go/visit-connect?*', (route) => {
    renewals += 1;
    // The new signature is of another second.
    return new Promise((resolve) => setTimeout(resolve, 1100)).then(() => route.continue());
  });
  const opened = page.waitForEvent('popup');
  await button.click();
  const tab = await opened;
  await expect(tab.getByRole('heading')).toHaveText('Signed in as cw27-noria');
  expect(renewals).toBe(1);
  expect(visits.at(-1)?.isRight).toBe(true);
  expect(Number(visits.at(-1)?.fields.time)).toBeGreaterThan(Number(time));
  await tab.close();

  // When it cannot be signed, nothing is sent.
  const before = visits.length;
  await page.evaluate('{ const now = Date.now; Date.now = () => now() + 301_000; }');
  await page.unroute('**/go/visit-connect?*');
  await page.route('**/go/visit-connect?*', (route) => route.fulfill({ status: 503, json: {} }));
  await button.click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be opened' })).toBeVisible();
  expect(visits.length).toBe(before);
});

test('a person who follows a link to a partner without a permission reads why, and gets back', async ({
  page,
}) => {
  for (const { language, prefix } of EACH_LANGUAGE) {
    const back = `${prefix}${STAND}`;
    const response = await page.goto(
      `/go/visit-connect?${new URLSearchParams({ participation: 'x', redirect: back })}`,
    );
    expect(response?.status()).toBe(401);
    const { t } = labelsOf(language, messagesFor(language));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('partner-failed'));
    await expect(page.getByText(t('partner-failed-signed-out'))).toBeVisible();
    await expectAccessible(page, `partner failed ${language}`);
    await expect(page.getByRole('link', { name: t('partner-failed-back') })).toHaveAttribute('href', back);
  }
});

test('the signature and the accreditation address need a permission on the participation', async ({
  request,
  playwright,
  place: { desk },
}) => {
  const owner = await playwright.request.newContext({ baseURL: desk.url, maxRedirects: 0 });
  await enter(owner, MAIN_EXHIBITOR);
  const mine = await companyOf(owner, NORIA);
  const other = await playwright.request.newContext({ baseURL: desk.url, maxRedirects: 0 });
  await enter(other, ONE_OF_EACH);
  const visit = (id: string, redirect: string) =>
    `/go/visit-connect?${new URLSearchParams({ participation: id, redirect })}`;
  const badges = (id: string) => `/go/accreditation?${new URLSearchParams({ participation: id })}`;
  for (const [who, status] of [
    [request, 401],
    [other, 404],
  ] as const)
    for (const path of [visit(mine, '/clearwater/stand'), badges(mine), badges('x'), visit('', '/')])
      expect([path, (await who.get(path)).status()]).toEqual([path, status]);

  const signed = await owner.get(visit(mine, '/clearwater/stand'));
  expect([signed.status(), signed.headers()['cache-control']]).toEqual([200, 'private, no-store']);
  const fields = await signed.json();
  expect(fields.check).toBe(createHmac('sha256', SECRET).update(signedText(fields)).digest('hex'));
  for (const redirect of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:1', ''])
    expect([redirect, (await owner.get(visit(mine, redirect))).status()]).toEqual([redirect, 400]);

  const led = await owner.get(badges(mine));
  expect(led.status()).toBe(303);
  expect(led.headers().location).toMatch(/^https:\/\/badges\.example\/sso\/ticket-\d+$/);
  expect(led.headers()['cache-control']).toBe('private, no-store');
  for (const each of [owner, other]) await each.dispose();
});

test('each view gets an accreditation address of its own, in a new tab', async ({ page }) => {
  await openDesk(page, MAIN_EXHIBITOR, NORIA);
  const addresses = new Set<string | null>();
  for (const { language, prefix } of EACH_LANGUAGE) {
    await page.goto(`${prefix}${STAND}`);
    const link = page.getByRole('link', { name: WORDS[language].badges });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    addresses.add(await link.getAttribute('href'));
  }
  expect(addresses.size).toBe(EACH_LANGUAGE.length);
  for (const address of addresses) expect(address).toMatch(/^https:\/\/badges\.example\/sso\/ticket-\d+$/);
});

test('an accreditation system that hangs or fails hides its button and does not hold the page', async ({
  page,
  place: { accreditation },
}) => {
  await openDesk(page, MAIN_EXHIBITOR, NORIA);
  await page.goto(STAND);
  const button = page.getByRole('link', { name: WORDS.en.badges });
  await expect(button).toBeVisible();

  accreditation.break({ fault: 'stalled' });
  const start = performance.now();
  await page.goto(STAND);
  // Two seconds for the button; the rest is the page, on a busy machine.
  expect(performance.now() - start).toBeLessThan(HELD_MS);
  await expect(page.getByRole('heading', { name: 'Where you stand' })).toBeVisible();
  await expect(page.getByRole('button', { name: WORDS.en.visit })).toBeVisible();
  await expect(button).toBeHidden();
  // A sentence in its place says so.
  await expect(
    page.getByText(`${WORDS.en.badges}: this service does not respond at the moment.`),
  ).toBeVisible();

  // From the second view on, no view calls the system: only each server itself does, twice a second.
  const calls = accreditation.requests.length;
  const second = performance.now();
  for (let view = 0; view < 2; view += 1) {
    await page.goto(STAND);
    await expect(page.getByRole('heading', { name: 'Where you stand' })).toBeVisible();
    await expect(button).toBeHidden();
  }
  const probes = Math.ceil((performance.now() - second) / PROBE_MS);
  expect(accreditation.requests.length).toBeLessThanOrEqual(calls + probes * SERVER_COUNT);
  for (const { language, prefix } of EACH_LANGUAGE) {
    await page.goto(`${prefix}${STAND}`);
    const { t } = labelsOf(language, messagesFor(language));
    const title = WORDS[language].badges;
    await expect(page.getByText(t('accreditation-unavailable', { title }))).toBeVisible();
  }
  await expectAccessible(page, 'accreditation unavailable');
  accreditation.mend();
});

test('without settings the buttons are hidden, and their addresses are not found', async ({ browser }) => {
  const desk = await startServer();
  try {
    const page = await browser.newPage({ baseURL: desk.url });
    await openDesk(page, MAIN_EXHIBITOR, NORIA);
    await page.goto(STAND);
    await expect(page.getByRole('heading', { name: 'Where you stand' })).toBeVisible();
    await expect(page.getByRole('button', { name: WORDS.en.visit })).toHaveCount(0);
    await expect(page.getByRole('link', { name: WORDS.en.badges })).toHaveCount(0);
    const mine = await companyOf(page.request, NORIA);
    for (const path of ['visit-connect', 'accreditation'])
      expect((await page.request.get(`/go/${path}?participation=${mine}&redirect=/`)).status()).toBe(404);
    await page.close();
  } finally {
    await desk.remove();
  }
});
