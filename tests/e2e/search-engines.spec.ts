import { expect, test } from './desk.ts';

test('search engines are told where the map is, and what is not for them', async ({ request, desk }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  const text = await robots.text();
  for (const line of ['Disallow: /api/', 'Disallow: /tr/account', `Sitemap: ${desk.url}/sitemap.xml`])
    expect(text.split('\n')).toContain(line);
});

test('the map names every page that anybody may read, and those alone', async ({ request, desk }) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('application/xml');
  const xml = await answer.text();
  const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses).toContain(`${desk.url}/clearwater/practical-information`);
  expect(addresses).toContain(`${desk.url}/tr/clearwater/practical-information`);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const hidden of ['/tasks', '/dashboard', '/validate', '-w-', '/events'])
    expect(addresses.filter((address) => address.includes(hidden))).toEqual([]);
  for (const address of addresses)
    expect([address, (await request.get(address)).status()]).toEqual([address, 200]);
});
