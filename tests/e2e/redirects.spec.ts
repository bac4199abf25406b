import { fc } from '@fast-check/vitest';
import { EACH_LANGUAGE } from '#tests/support/each-language.ts';
import type { RunningServer } from '#tests/support/servers/start-server.ts';
import { expect, test } from './desk.ts';

const ask = (desk: RunningServer, path: string) =>
  fetch(`${desk.url}${path}`, { redirect: 'manual', headers: { accept: 'text/html' } });

test('a moved address redirects permanently or temporarily, in every language', async ({ desk }) => {
  for (const { prefix: language } of EACH_LANGUAGE) {
    const moved = await ask(desk, `${language}/clearwater/visit?from=mail`);
    expect([moved.status, moved.headers.get('location')]).toEqual([
      301,
      `${language}/clearwater/practical-information/getting-there?from=mail`,
    ]);
    expect(moved.headers.get('cache-control')).toBe('no-cache');
    const away = await ask(desk, `${language}/clearwater/companies/noria-pumps`);
    expect([away.status, away.headers.get('location')]).toEqual([
      302,
      `${language}/clearwater/exhibitors/noria-pumps`,
    ]);
  }
});

test('a transfer renders the target page at the requested address', async ({ desk, page }) => {
  for (const { prefix } of EACH_LANGUAGE) {
    const fair = `${desk.url}${prefix}/clearwater`;
    await page.goto(`${fair}/build-up`);
    expect(page.url()).toBe(`${fair}/build-up`);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', `${fair}/practical-information/build-up`);
  }
});

test('never redirects to another host, for any request', async ({ desk }) => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '%2f',
    '%5c',
    '..',
    'evil.example',
    '@',
    ':',
    '%0d%0a',
    '?',
    '.',
    'x',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 6 }), async (parts) => {
      const answer = await ask(desk, `/clearwater/companies/${parts.join('')}`);
      expect(answer.status).toBeLessThan(500);
      const location = answer.headers.get('location');
      if (location !== null) expect(new URL(location, desk.url).origin).toBe(desk.url);
    }),
    { numRuns: 80 },
  );
});

test('a redundant language is removed from an address', async ({ desk }) => {
  for (const [address, home] of [
    ['/en/clearwater', '/clearwater'],
    ['/default/clearwater', '/clearwater'],
    ['/default', '/'],
  ] as const) {
    const answer = await ask(desk, address);
    expect([address, answer.status, answer.headers.get('location')]).toEqual([address, 308, home]);
  }
});

test('other sites, other paths and ordinary pages are not redirected', async ({ desk }) => {
  for (const path of ['/glass-and-green/visit', '/visit', '/clearwater/visits']) {
    const { status } = await ask(desk, path);
    expect([path, status]).toEqual([path, 404]);
  }
  expect((await ask(desk, '/clearwater')).status).toBe(200);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    for (const path of ['/clearwater/visit', '/clearwater', '/clearwater/dashboard', '/']) {
      const { status } = await fetch(`${desk.url}${path}`, { method, redirect: 'manual' });
      expect([method, path, status]).toEqual([method, path, 405]);
    }
});

test('a browser that submits the form of a page without its script is always led back to the page', async ({
  desk,
}) => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
  for (const path of ['/register?as=visitor', '/tr/sign-in/t', '/nl/reset-password/t', '/clearwater/tasks']) {
    const answer = await fetch(`${desk.url}${path}`, {
      method: 'POST',
      headers: { accept },
      body: new URLSearchParams({ email: 'ada@noria-pumps.example' }),
      redirect: 'manual',
    });
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 303, path]);
  }
  const elsewhere = await fetch(`${desk.url}//evil.example/x`, {
    method: 'POST',
    headers: { accept },
    redirect: 'manual',
  });
  expect(new URL(elsewhere.headers.get('location') ?? '/', desk.url).origin).toBe(desk.url);
});

test('every page says that it can only be read', async ({ desk }) => {
  for (const path of ['/', '/tr', '/clearwater', '/clearwater/dashboard', '/organiser', '/no-such-page']) {
    const { status, headers } = await fetch(`${desk.url}${path}`, { method: 'OPTIONS', redirect: 'manual' });
    expect([path, status, headers.get('allow')]).toEqual([path, 204, 'GET, HEAD, OPTIONS']);
  }
});
