import { request as httpRequest } from 'node:http';
import { eventIdOf } from '@fairdesk/core/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openEmbeddedPlatform } from '#app/_composition/embedded-platform.ts';
import { EVENT_DIRECTORY } from '#app/_composition/events.ts';
import { PAGE_SOURCE } from '#app/_composition/page.ts';
import { SEARCH_SERVICE } from '#app/_composition/search.ts';
import { wireServer } from '#app/_composition/server.ts';
import { SERVICE_USER } from '#app/_process/runtime.ts';
import { readSettings } from '#app/_process/settings.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { newFolder } from '#tests/support/servers/databases.ts';
import { DEMO_SEARCH } from '#tests/support/servers/outside-systems.ts';
import { type RunningPlatform, startPlatform } from '#tests/support/servers/start-platform.ts';

describe('the platform alone, in its own process', () => {
  let platform: RunningPlatform;
  let keys: { readonly servicePassword: string; readonly layoutKey: string };
  let closeFront: () => Promise<void>;
  let front: ReturnType<typeof wireServer>;

  beforeAll(async () => {
    platform = await startPlatform();
    const env = { NODE_ENV: 'test' as const, FAIRDESK_DATA: platform.dataFolder };
    keys = readSettings(env)._unsafeUnwrap().secrets;
    const settings = readSettings({
      NODE_ENV: 'test',
      FAIRDESK_DATA: newFolder(),
      PROFILE_SERVICE_URL: platform.url,
      PROFILE_SERVICE_USERNAME: SERVICE_USER,
      PROFILE_SERVICE_PASSWORD: keys.servicePassword,
      LAYOUT_SERVICE_URL: platform.url,
      LAYOUT_SERVICE_KEY: keys.layoutKey,
      SEARCH_SERVICE_URL: platform.url,
      SEARCH_SERVICE_DOMAIN: 'fair',
      SEARCH_SERVICE_KEY: keys.layoutKey,
      SEARCH_SERVICE_WIDGET: 'site',
    })._unsafeUnwrap();
    const own = await openEmbeddedPlatform(settings, quietLog);
    closeFront = own.close;
    front = wireServer({ settings, log: quietLog, platform: own.call });
  }, 180_000);
  afterAll(async () => {
    await closeFront?.();
    expect(await platform?.stop()).toBe(0);
  });

  const tokenFor = (password: string) =>
    fetch(`${platform.url}/api/v0.1/token`, {
      method: 'POST',
      body: new URLSearchParams({ username: SERVICE_USER, password }),
    });
  const Tokens = z.object({ access_token: z.string() });

  it('serves another frontend: events, pages and search', async () => {
    const events = await front.get(EVENT_DIRECTORY).events();
    expect(events._unsafeUnwrap().map(({ id }) => id)).toContain(eventIdOf('101'));
    const address = { site: 'clearwater', folder: 'clearwater', path: '/dashboard', language: 'nl' } as const;
    expect((await front.get(PAGE_SOURCE).open(address))._unsafeUnwrap().language).toBe('nl');
    const found = await front.get(SEARCH_SERVICE).search(DEMO_SEARCH);
    expect(found._unsafeUnwrap().total).toBeGreaterThan(0);
  });

  it('requires a token or key for everything but its health', async () => {
    expect((await tokenFor('wrong')).status).toBe(401);
    const { access_token: token } = Tokens.parse(await (await tokenFor(keys.servicePassword)).json());
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${platform.url}/api/v0.1/events`, { headers })).status).toBe(200);
    for (const path of [
      '/api/v0.1/events',
      '/organiser/events',
      '/fairs',
      '/fairs/mine',
      '/identity/users/1',
    ])
      expect([401, 404], path).toContain((await fetch(`${platform.url}${path}`)).status);
    for (const path of ['/api/v0.1/events', '/sitecore/api/layout/render/jss?item=/', '/content/sites'])
      expect((await fetch(`${platform.url}${path}`)).status, path).toBe(401);
    expect(await (await fetch(`${platform.url}/healthz`)).json()).toEqual({ status: 'ok' });
  });

  it('sends the headers of a GET for HEAD, and lets no script run', async () => {
    const response = await fetch(`${platform.url}/healthz`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  it.each(['http://elsewhere.example/api/v0.1/events', '*', '//', '/%', '/\\..\\x'])(
    'survives the address %j',
    async (path) => {
      const status = await new Promise((resolve, reject) => {
        const { port } = new URL(platform.url);
        httpRequest({ host: 'localhost', port, path }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on('error', reject)
          .end();
      });
      expect([400, 404]).toContain(status);
      expect((await fetch(`${platform.url}/healthz`)).status).toBe(200);
    },
  );

  it('responds to a body that it does not read, and to the next request', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = `username=${'x'.repeat(3_000_000)}`;
    const response = await fetch(`${platform.url}/api/v0.1/token`, { method: 'POST', headers, body });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect((await tokenFor(keys.servicePassword)).status).toBe(200);
  });

  it('refuses a data folder that is in use', async () => {
    await expect(startPlatform(platform.dataFolder)).rejects.toThrow('is in use by another server');
  });
});
