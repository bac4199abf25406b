import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { SCREENS } from '#adapters/platform/content/screens.ts';
import { openEmbeddedPlatform } from '#app/_composition/embedded-platform.ts';
import { SERVICE_USER } from '#app/_process/runtime.ts';
import { readSettings } from '#app/_process/settings.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { serve } from '#tests/support/servers/serve.ts';
import { type RunningServer, startServer } from '#tests/support/servers/start-server.ts';
import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { expectAccessible } from './accessible.ts';
import { complaintsOf, fillSignIn } from './desk.ts';

interface Place {
  readonly desk: RunningServer;
  /** The paths that were requested of the content platform and are missing there. */
  readonly missing: Set<string>;
}

const LACKED: ReadonlySet<string> = new Set([...SCREENS.portal, ...SCREENS.fair]);

/** A front end with the content platform of another installation, which has public pages and no screen. */
const test = base.extend<object, { place: Place }>({
  place: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'fairdesk-theirs-'));
      const theirs = readSettings({ NODE_ENV: 'test', FAIRDESK_DATA: folder })._unsafeUnwrap();
      const outside = await openEmbeddedPlatform(theirs, quietLog);
      const missing = new Set<string>();
      const server = await serve(async (request) => {
        const { pathname, searchParams } = new URL(request.url);
        const item = searchParams.get('item') ?? '';
        const isScreen = pathname.includes('/layout/render/') && LACKED.has(item);
        // Public pages have the same paths as screens: the home page of a fair is no screen.
        if (!isScreen || (item === '/' && searchParams.get('sc_site') !== 'portal'))
          return outside.fetch(request);
        missing.add(item);
        return Response.json({ sitecore: { context: {}, route: null } }, { status: 404 });
      });
      const desk = await startServer({
        env: {
          PROFILE_SERVICE_URL: server.url,
          PROFILE_SERVICE_USERNAME: SERVICE_USER,
          PROFILE_SERVICE_PASSWORD: theirs.secrets.servicePassword,
          LAYOUT_SERVICE_URL: server.url,
          LAYOUT_SERVICE_KEY: theirs.secrets.layoutKey,
        },
      });
      await use({ desk, missing });
      await desk.remove();
      await server.close();
      await outside.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ place }, use) => use(place.desk.url),
});

test('an exhibitor works on screens that the content platform lacks', async ({ place, page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/');
  await fillSignIn(page, MAIN_EXHIBITOR);
  await page.getByRole('link', { name: /Clearwater/ }).click();
  await page.getByRole('button', { name: 'Noria Pumps' }).click();
  await page.waitForURL('**/clearwater/dashboard');
  await expect(page.getByRole('timer').first()).toContainText('days');
  await expectAccessible(page, 'a built-in dashboard', [1280]);

  await page.goto('/clearwater/tasks');
  const ticked = page.getByRole('checkbox', { checked: true });
  const open = page.getByRole('checkbox', { checked: false });
  await expect(open.first()).toBeVisible();
  const [before, left] = [await ticked.count(), await open.count()];
  const saved = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok());
  await open.first().click();
  await saved;
  await page.reload();
  await expect(open).toHaveCount(left - 1);
  await expect(ticked).toHaveCount(before + 1);

  for (const path of ['messages', 'stand', 'company-profile', 'contact', 'awards']) {
    await page.goto(`/clearwater/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Page not found')).toHaveCount(0);
  }
  await page.goto('/nl/clearwater/tasks');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Taken');
  // A public page comes from the content platform as before.
  await page.goto('/clearwater/practical-information');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  expect([...place.missing].toSorted()).toEqual(
    expect.arrayContaining(['/company-profile', '/contact', '/dashboard', '/messages', '/stand', '/tasks']),
  );
  expect(complaints).toEqual([]);
});
