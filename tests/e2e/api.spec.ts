import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { MAIN_EXHIBITOR, ONE_OF_EACH, VIEWER } from '#tests/support/worlds/demo-people.ts';
import { expect, test } from './desk.ts';

type Who = { readonly accountName: string; readonly password: string };

const enter = async (request: APIRequestContext, { accountName, password }: Who): Promise<void> => {
  const answer = await request.post('/api/session', { data: { accountName, password, rememberMe: false } });
  expect(answer.status()).toBe(200);
};

const participationsOf = async (
  request: APIRequestContext,
): Promise<readonly { id: string; name: string }[]> => {
  const answer = await request.get('/api/events/101/participations?displaycount=9');
  return (await answer.json()).items;
};

const ofMine = async (request: APIRequestContext): Promise<string> => {
  const mine = await participationsOf(request);
  const found = mine.find(({ name }) => name === 'Noria Service');
  if (!found) throw new Error('The demo has changed');
  return found.id;
};

const UNKNOWN = '01999999-9999-7999-8999-999999999999';

test.describe('permission', () => {
  const routes = (id: string) =>
    [
      ['GET', `/api/tasks/${id}`, undefined],
      ['POST', `/api/tasks/${id}`, { attributes: { code: 'stand-drawing', status: 'CLOSED' } }],
      ['PATCH', `/api/tasks/${id}`, { id: 'x', attributes: { status: 'CLOSED' } }],
      ['GET', `/api/dashboard/messages/${id}`, undefined],
      ['POST', `/api/dashboard/messages/${id}`, { message: 'x' }],
      ['POST', '/api/events/selection', { participationId: id }],
    ] as const;

  test('rejects every request of a signed-out visitor', async ({ request }) => {
    for (const [method, url, data] of [
      ...routes(UNKNOWN),
      ['GET', '/api/events/101/participations', undefined] as const,
      ['GET', '/api/tasks/ics/get-task-ics-file?title=a&date=20270112', undefined] as const,
    ]) {
      const answer = await request.fetch(url, { method, ...(data && { data }) });
      expect([method, url, answer.status()]).toEqual([method, url, 401]);
      expect(answer.statusText()).toBe('Unauthorized');
    }
  });

  test('returns 404 for a foreign participation, as for an unknown one', async ({
    request,
    playwright,
    desk,
  }) => {
    const stranger = await playwright.request.newContext({ baseURL: desk.url });
    await enter(request, MAIN_EXHIBITOR);
    await enter(stranger, ONE_OF_EACH);
    const foreign = await ofMine(request);
    const before = await (await request.get(`/api/tasks/${foreign}`)).text();
    for (const [index, [method, url, data]] of routes(foreign).entries()) {
      const answer = await stranger.fetch(url, { method, ...(data && { data }) });
      const unknown = routes(UNKNOWN)[index];
      const reference = await stranger.fetch(unknown?.[1] ?? '', {
        method,
        ...(unknown?.[2] && { data: unknown[2] }),
      });
      expect([method, url, answer.status()]).toEqual([method, url, 404]);
      expect(await answer.text()).toBe(await reference.text());
    }
    expect(await (await request.get(`/api/tasks/${foreign}`)).text()).toBe(before);
    await stranger.dispose();
  });

  test('a viewer reads tasks and cannot tick them', async ({ request }) => {
    await enter(request, VIEWER);
    const [first] = await participationsOf(request);
    expect((await request.get(`/api/tasks/${first?.id}`)).status()).toBe(200);
    const refused = await request.post(`/api/tasks/${first?.id}`, {
      data: { attributes: { code: 'stand-drawing', status: 'CLOSED' } },
    });
    expect(refused.status()).toBe(404);
  });
});

test.describe('bad input', () => {
  test('is rejected with the fault of each field, and changes nothing', async ({ request }) => {
    await enter(request, MAIN_EXHIBITOR);
    const id = await ofMine(request);
    const before = await (await request.get(`/api/tasks/${id}`)).text();
    const bad = [
      {},
      { attributes: {} },
      { attributes: { code: '', status: 'CLOSED' } },
      { attributes: { code: 'stand-drawing', status: 'DONE' } },
      { attributes: { code: 'stand-drawing', status: 'CLOSED', completedBy: 'me' } },
      { attributes: { code: 'stand-drawing', status: 'CLOSED' }, participation: 'other' },
      [],
      null,
    ];
    for (const data of bad) {
      const answer = await request.post(`/api/tasks/${id}`, {
        headers: { 'content-type': 'application/json' },
        data: JSON.stringify(data),
      });
      expect([data, answer.status()]).toEqual([data, 400]);
      const problem = await answer.json();
      expect(problem.fields.length).toBeGreaterThan(0);
      expect(answer.headers()['content-type']).toContain('application/problem+json');
    }
    for (const body of ['', '{', 'code=stand-drawing'])
      expect(
        (
          await request.post(`/api/tasks/${id}`, {
            headers: { 'content-type': 'application/json' },
            data: body,
          })
        ).status(),
      ).toBe(400);
    expect(await (await request.get(`/api/tasks/${id}`)).text()).toBe(before);
  });

  test('a code unknown to the organiser is not found', async ({ request }) => {
    await enter(request, MAIN_EXHIBITOR);
    const id = await ofMine(request);
    const answer = await request.post(`/api/tasks/${id}`, {
      data: { attributes: { code: 'no-such-task', status: 'CLOSED' } },
    });
    expect(answer.status()).toBe(404);
  });

  for (const count of ['-1', '0', '501', 'x', '1e3', '9.5'])
    test(`displaycount=${count} is rejected`, async ({ request }) => {
      await enter(request, MAIN_EXHIBITOR);
      expect((await request.get(`/api/events/101/participations?displaycount=${count}`)).status()).toBe(400);
    });

  test('an event id that is not a number is rejected with the message of the spec', async ({ request }) => {
    await enter(request, MAIN_EXHIBITOR);
    const answer = await request.get('/api/events/abc/participations');
    expect(answer.status()).toBe(400);
    expect((await answer.json()).code).toBe('Could not resolve event identifier.');
  });

  for (const date of ['20270230', '2027011', '', '20271301', 'abcdefgh'])
    test(`the calendar day "${date}" is rejected`, async ({ request }) => {
      await enter(request, MAIN_EXHIBITOR);
      const answer = await request.get(`/api/tasks/ics/get-task-ics-file?title=a&date=${date}`);
      expect(answer.status()).toBe(400);
      expect((await answer.json()).fields[0].path).toBe('date');
    });
});

test.describe('cross-site writes', () => {
  test('are rejected, with any cookie', async ({ request }) => {
    await enter(request, MAIN_EXHIBITOR);
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      const answer = await request.delete('/api/session', { headers });
      expect(answer.status()).toBe(403);
    }
    expect((await (await request.get('/api/session')).json()).session.user.email).toBe(
      MAIN_EXHIBITOR.accountName,
    );
  });

  test('a request for an unknown host is rejected', async ({ request }) => {
    expect((await request.get('/', { headers: { host: 'evil.example' } })).status()).toBe(421);
  });
});

test('the site configuration requires the API key', async ({ request, desk }) => {
  const { siteConfigurationKey } = JSON.parse(readFileSync(join(desk.dataFolder, 'secrets.json'), 'utf8'));
  expect((await request.get('/api/events/site-configuration')).status()).toBe(401);
  expect((await request.get('/api/events/site-configuration?apikey=wrong')).status()).toBe(401);
  for (const answer of [
    await request.get(`/api/events/site-configuration?apikey=${siteConfigurationKey}`),
    await request.get('/api/events/site-configuration', { headers: { 'x-api-key': siteConfigurationKey } }),
  ]) {
    const sites = await answer.json();
    expect(sites[0]).toEqual({
      EventId: expect.stringMatching(/^\d+$/),
      Site: expect.any(String),
      Logo: expect.any(String),
    });
  }
});

test.describe('sessions', () => {
  test('each sign-in has a new secret; the previous one is invalid, as after signing out', async ({
    request,
    desk,
  }) => {
    await enter(request, MAIN_EXHIBITOR);
    const secretOf = async () =>
      (await request.storageState()).cookies.find(({ name }) => name === 'fairdesk')?.value;
    const first = await secretOf();
    await enter(request, MAIN_EXHIBITOR);
    const second = await secretOf();
    expect(second).not.toBe(first);
    const sessionWith = async (secret: string | undefined) => {
      const answer = await fetch(`${desk.url}/api/session`, { headers: { cookie: `fairdesk=${secret}` } });
      return (await answer.json()).session;
    };
    expect(await sessionWith(first)).toBeNull();
    expect(await sessionWith(second)).not.toBeNull();
    await request.delete('/api/session');
    expect(await sessionWith(second)).toBeNull();
  });

  test('repeated wrong passwords are throttled, with the same response for unknown users', async ({
    request,
  }) => {
    const wrong = (accountName: string) =>
      request.post('/api/session', {
        data: { accountName, password: 'not the password', rememberMe: false },
      });
    const known = await wrong(VIEWER.accountName);
    const unknown = await wrong('nobody@nowhere.example');
    expect(known.status()).toBe(401);
    expect(await known.text()).toBe(await unknown.text());
    for (let tries = 0; tries < 4; tries += 1) await wrong('nobody@nowhere.example');
    const slowed = await wrong('nobody@nowhere.example');
    expect(slowed.status()).toBe(429);
    expect(Number(slowed.headers()['retry-after'])).toBeGreaterThan(0);
  });
});

test('framework data of a public page is never cached', async ({ request }) => {
  const headers = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
  const answer = await request.get('/privacy', { headers });
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toContain('no-store');
  expect(answer.headers()['cache-control']).not.toContain('s-maxage');
});
