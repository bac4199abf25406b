import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { openEmbeddedPlatform } from '#app/_composition/embedded-platform.ts';
import { SERVICE_USER } from '#app/_process/runtime.ts';
import { readSettings } from '#app/_process/settings.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { serve } from '#tests/support/servers/serve.ts';
import { type RunningServer, startServer } from '#tests/support/servers/start-server.ts';

/** The profile service's responses to requests for the list of exhibitors. */
interface Directory {
  answer: (whole: Promise<Response>) => Promise<Response>;
}

interface Place {
  readonly desk: RunningServer;
  readonly directory: Directory;
}

const AT_ONCE: Directory['answer'] = (whole) => whole;

/** A front end that uses the profile service of another installation, which can be slowed down. */
const test = base.extend<object, { place: Place }>({
  place: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'fairdesk-theirs-'));
      const theirs = readSettings({ NODE_ENV: 'test', FAIRDESK_DATA: folder })._unsafeUnwrap();
      const outside = await openEmbeddedPlatform(theirs, quietLog);
      const directory: Directory = { answer: AT_ONCE };
      const server = await serve((request) =>
        /\/participations\?/.test(request.url)
          ? directory.answer(outside.fetch(request))
          : outside.fetch(request),
      );
      const desk = await startServer({
        env: {
          PROFILE_SERVICE_URL: server.url,
          PROFILE_SERVICE_USERNAME: SERVICE_USER,
          PROFILE_SERVICE_PASSWORD: theirs.secrets.servicePassword,
        },
      });
      await use({ desk, directory });
      await desk.remove();
      await server.close();
      await outside.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const PATH = '/clearwater/exhibitors';

test('a slow block delays nothing else, reports it after five seconds, and appears when ready', async ({
  place: { desk, directory },
  page,
}) => {
  let hand: () => void = () => undefined;
  const handed = new Promise<void>((resolve) => {
    hand = resolve;
  });
  // The list and its filters are read in parallel.
  directory.answer = async (whole) => {
    await handed;
    return whole;
  };
  const start = Date.now();
  await page.goto(`${desk.url}${PATH}`, { waitUntil: 'commit' });
  // The notice is hidden by its style for five seconds, and nothing is painted before every style has arrived.
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    return links.length > 0 && links.every(({ sheet }) => sheet !== null);
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const notice = page.getByText('This part is taking longer than usual');
  await expect(notice).toBeVisible();
  expect(Date.now() - start).toBeGreaterThan(5000);
  hand();
  await expect(page.getByRole('link', { name: 'Noria Pumps' })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a page with a failed block is not cached, and a complete one is', async ({
  place: { desk, directory },
}) => {
  const ask = () => fetch(`${desk.url}/nl${PATH}`, { headers: { accept: 'text/html' } });
  directory.answer = async () => new Response('{}', { status: 503 });
  const failed = await ask();
  expect(failed.status).toBe(200);
  expect(await failed.text()).toContain('Er ging iets mis');
  directory.answer = AT_ONCE;
  const whole = await ask();
  expect(await whole.text()).toContain('Noria Pumps');
  expect(whole.headers.get('cache-control')).toContain('public');
});
