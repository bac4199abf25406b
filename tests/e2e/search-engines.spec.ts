import { LANGUAGES, localPath } from '@fairdesk/core/shared';
import { EACH_LANGUAGE } from '#tests/support/each-language.ts';
import { expect, test } from './desk.ts';
import { siteMapOf } from './site-map.ts';

test('robots.txt names the site map, and excludes private pages', async ({ request, desk }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  const text = await robots.text();
  for (const line of ['Disallow: /api/', 'Disallow: /tr/account', `Sitemap: ${desk.url}/sitemap.xml`])
    expect(text.split('\n')).toContain(line);
});

test('the site map lists exactly the public pages', async ({ request, desk }) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('application/xml');
  const xml = await siteMapOf(request);
  const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses).toContain(`${desk.url}/clearwater/practical-information`);
  expect(addresses).toContain(`${desk.url}/tr/clearwater/practical-information`);
  expect(addresses).toContain(`${desk.url}/nl/clearwater/exhibitors/noria-pumps`);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const hidden of ['/tasks', '/contact', '/dashboard', '/validate', '-w-', '/events'])
    expect(addresses.filter((address) => address.includes(hidden))).toEqual([]);
  for (const address of addresses) {
    const response = await request.get(address, { headers: { accept: 'text/html' } });
    const isDoor = (await response.text()).includes('<sign-in-form');
    expect([address, response.status(), isDoor]).toEqual([address, 200, false]);
  }
});

test('the site map is sent compressed, and not again while it is the same', async ({ request }) => {
  for (const query of ['', '?site=clearwater&of=exhibitors&part=1']) {
    const read = (headers: Readonly<Record<string, string>>) =>
      request.get(`/sitemap.xml${query}`, { headers });
    for (const encoding of ['gzip', 'br']) {
      const { etag = '', ...sent } = (await read({ 'accept-encoding': encoding })).headers();
      expect(sent).toMatchObject({
        'content-encoding': encoding,
        vary: expect.stringContaining('accept-encoding'),
      });
      expect((await read({ 'if-none-match': etag })).status()).toBe(304);
    }
    const plain = await read({ 'accept-encoding': 'identity' });
    expect(plain.headers()['content-encoding']).toBeUndefined();
    expect(await plain.text()).toContain('</');
  }
});

test('a part of the site map that the index does not list is not found', async ({ request }) => {
  for (const query of [
    'site=clearwater&of=pages&part=2',
    'site=none&of=pages&part=1',
    'site=clearwater&of=x&part=1',
  ])
    expect([query, (await request.get(`/sitemap.xml?${query}`)).status()]).toEqual([query, 404]);
});

const factsOf = async (html: string): Promise<readonly Record<string, unknown>[]> =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );

test('structured data describe the fair, the breadcrumb and questions', async ({ request, desk }) => {
  const readFacts = async (path: string) =>
    factsOf(await (await request.get(path, { headers: { accept: 'text/html' } })).text());
  for (const { prefix } of EACH_LANGUAGE) {
    expect(await readFacts(`${prefix}/clearwater`)).toContainEqual(
      expect.objectContaining({
        '@type': 'Event',
        name: 'Clearwater 2027',
        url: `${desk.url}${prefix}/clearwater`,
      }),
    );
    const way = (await readFacts(`${prefix}/clearwater/practical-information/build-up`)).find(
      (facts) => facts['@type'] === 'BreadcrumbList',
    );
    const items = way?.itemListElement as { readonly position: number; readonly item: string }[];
    expect(items.map(({ item }) => item)).toEqual([
      `${desk.url}${prefix}/clearwater`,
      `${desk.url}${prefix}/clearwater/practical-information`,
      `${desk.url}${prefix}/clearwater/practical-information/build-up`,
    ]);
  }
  expect((await readFacts('/clearwater/blocks')).map((facts) => facts['@type'])).toContain('FAQPage');
});

test('the home page of each demo fair has a picture for link previews', async ({ request, desk }) => {
  for (const [fair, picture] of [
    ['clearwater', 'locks'],
    ['glass-and-green', 'greenhouse'],
    ['open-table', 'table'],
  ])
    for (const language of LANGUAGES) {
      const html = await (await request.get(localPath({ language, path: `/${fair}` }))).text();
      const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
      expect(address).toMatch(new RegExp(`^${desk.url}/-/media/.*${picture}\\.png$`));
      expect((await request.get(address)).headers()['content-type']).toBe('image/png');
    }
});

test('pages outside an event have the head from the content platform', async ({ page, desk }) => {
  const icon = page.locator('link[rel="icon"]');
  for (const language of LANGUAGES) {
    await page.goto(localPath({ language, path: '/' }));
    await expect(icon).toHaveAttribute('href', /^\/-\/media\/.*quay-and-field-icon\.png$/);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      new RegExp(`^${desk.url}/-/media/.*desk\\.png$`),
    );
    await page.goto(localPath({ language, path: '/register' }));
    await expect(icon).toHaveAttribute('href', /quay-and-field-icon\.png$/);
  }
});
