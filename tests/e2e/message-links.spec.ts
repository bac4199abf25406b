import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { companyOf, enter } from './company-desk.ts';
import { expect, test } from './desk.ts';

for (const [language, prefix] of [
  ['en', ''],
  ['nl', '/nl'],
  ['es', '/es'],
  ['tr', '/tr'],
] as const)
  test(`a message link without a folder leads to a page of the fair, in ${language}`, async ({ request }) => {
    await enter(request, MAIN_EXHIBITOR);
    const company = await companyOf(request, 'Noria Pumps');
    const answer = await request.get(`/api/dashboard/messages/${company}?language=${language}`);
    const { items } = (await answer.json()) as { items: { link?: { href: string } }[] };
    const links = items.flatMap(({ link }) => (link?.href.startsWith('/') ? [link.href] : []));
    expect(links).toEqual([`${prefix}/clearwater/practical-information`]);
    expect((await request.get(links[0] ?? '')).status()).toBe(200);
  });
