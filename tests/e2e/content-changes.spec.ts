import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importInto } from '#tests/support/worlds/import-into.ts';
import { expect, test } from './desk.ts';

const NEWS = '/clearwater/fresh-news';

const page = (words: string) => ({
  [`pages${NEWS}.json`]: {
    title: { en: 'Fresh news' },
    layout: 'event',
    placeholders: { 'headless-main': [{ component: 'RichText', fields: { Text: `<p>${words}</p>` } }] },
  },
});

const keysOf = (dataFolder: string) => JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8'));

test('changes imported by another process are visible within two seconds', async ({ desk, request }) => {
  const read = async () => (await request.get(NEWS, { headers: { accept: 'text/html' } })).text();
  /** On every server: a balancer sends requests to two in turns. */
  const isShown = async (words: string) => [await read(), await read()].every((html) => html.includes(words));
  // The first page of a server takes longer.
  expect(await isShown('words')).toBe(false);
  for (const words of ['First words', 'Second words']) {
    importInto(desk.dataFolder, page(words));
    await expect.poll(() => isShown(words), { timeout: 2000, intervals: [100] }).toBe(true);
  }
});

test('a content change notification requires the secret', async ({ request }) => {
  for (const headers of [{}, { 'x-webhook-secret': 'wrong' }])
    expect((await request.post('/api/content/changed', { data: { all: true }, headers })).status()).toBe(401);
});

test('the embedded content platform is available at its own addresses, with its key only', async ({
  desk,
  request,
}) => {
  const { layoutKey } = keysOf(desk.dataFolder);
  const data = {
    query: 'query { layout(site:"clearwater", routePath:"/", language:"en"){ item { rendered } } }',
  };
  for (const [address, headers] of [
    ['/sitecore/api/graph/edge', { sc_apikey: layoutKey }],
    ['/v1/content/api/graphql/v1', { 'x-sitecore-contextid': layoutKey }],
    [`/v1/content/api/graphql/v1?sitecoreContextId=${layoutKey}`, {}],
  ] as const) {
    const answer = await request.post(address, { data, headers });
    expect((await answer.json()).data.layout.item.rendered.sitecore.context.site.name).toBe('clearwater');
    expect((await request.post(address.split('?')[0] ?? '', { data })).status()).toBe(401);
  }
  expect((await request.get('/sitecore/service/anything')).status()).toBe(401);
  expect((await request.get('/content/sites', { headers: { sc_apikey: layoutKey } })).status()).toBe(404);
  expect((await request.get('/api/v0.1/events')).status()).toBe(404);
});

test('the process reports that it is alive at both addresses', async ({ request }) => {
  for (const address of ['/healthz', '/api/healthz'])
    expect(await (await request.get(address)).json()).toMatchObject({ status: 'ok' });
});
