import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { freePort } from '#tests/support/servers/free-port.ts';
import { type RunningServer, startProcess } from '#tests/support/servers/start-process.ts';
import { ADMINISTRATOR, MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { png } from '#tests/support/worlds/real-files.ts';
import { root } from '../../app/setup.mjs';
import { companyOf, enter, newProduct, sendFile } from './company-desk.ts';

/** The server as an image has it: from the collected files alone, where no package of the project is found. */
const test = base.extend<object, { readonly image: { project: string; server: RunningServer } }>({
  image: [
    // biome-ignore lint/correctness/noEmptyPattern: fixtures are found by their patterns
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'fairdesk-image-'));
      const project = join(folder, 'app');
      execFileSync(process.execPath, [join(root, 'app/deploy/collect-files.mjs'), project]);
      const options = { project, dataFolder: join(folder, 'data'), port: await freePort(), env: {} };
      const server = await startProcess(options);
      await use({ project, server });
      await server.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ image }, use) => use(image.server.url),
});

const PAGES = [
  ...['/', '/clearwater', '/clearwater/exhibitors', '/nl/clearwater/news', '/clearwater/news/rss.xml'],
  ...['/sitemap.xml', '/sign-in', '/events', '/clearwater/dashboard', '/clearwater/tasks'],
  ...['/clearwater/company-profile', '/clearwater/stand', '/clearwater/contact'],
];
const DESK = ['', '/exhibitors', '/tasks', '/messages', '/mail', '/news', '/pages', '/settings', '/audit'];

test('the collected files serve pages and decode pictures', async ({ page }) => {
  test.setTimeout(90_000);
  const { request } = page;
  await enter(request, MAIN_EXHIBITOR);
  await page.goto('/events');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { url } = await newProduct(request, await companyOf(request, 'Noria Pumps'));
  const answer = await sendFile(request, `${url}/images`, await png([700, 400]), { title: 'Pump' });
  expect(answer.status()).toBe(200);
  for (const path of PAGES) expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
  await enter(request, ADMINISTRATOR);
  for (const path of DESK.map((part) => `/organiser/clearwater${part}`))
    expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
});

test('the collected files run the commands', async ({ image: { project, server } }) => {
  test.setTimeout(60_000);
  const run = (name: string, ...words: readonly string[]) =>
    execFileSync(process.execPath, [`.next/node/${name}.mjs`, ...words], {
      cwd: project,
      encoding: 'utf8',
      env: { ...process.env, FAIRDESK_DATA: server.dataFolder, APP_URL: server.url },
    });
  const folder = join(server.dataFolder, '..');
  expect(run('doctor')).toContain('0 faults');
  expect(run('admin', 'invite', 'someone@fair.example')).toContain(`${server.url}/setup/`);
  run('awards', 'export', join(folder, 'entries'), '--event', 'clearwater', '--award', 'innovation');
  expect(existsSync(join(folder, 'entries/entries.xlsx'))).toBe(true);
  run('backup', join(folder, 'backup'), '--with-secrets');
  run('export', 'clearwater', join(folder, 'fair'));
  expect(run('import', join(folder, 'fair'), '--dry-run')).not.toBe('');
});
