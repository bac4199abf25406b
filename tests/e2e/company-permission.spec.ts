import type { APIRequestContext } from '@playwright/test';
import { MAIN_EXHIBITOR, ONE_OF_EACH, STAFF, VIEWER } from '#tests/support/worlds/demo-people.ts';
import { PRODUCT_FORM } from '#tests/support/worlds/product-form.ts';
import { pdf, png } from '#tests/support/worlds/real-files.ts';
import { base, companyOf, enter, faultsOf } from './company-desk.ts';
import { addressOf, BODIES, type CompanyRoute, companyRoutes, FORMS } from './company-routes.ts';
import { expect, test } from './desk.ts';

const NOBODY = '01999999-9999-7999-8999-999999999999';
const ROUTES = companyRoutes();

const ask = async (request: APIRequestContext, route: CompanyRoute, url: string) => {
  const name = `${route.method} ${route.path}`;
  const form = FORMS[name];
  const answer = await request.fetch(url, {
    method: route.method,
    ...(form && {
      multipart: { ...form, file: route.path.includes('document') ? pdf() : await png([700, 400]) },
    }),
    ...(BODIES[name] && { data: BODIES[name] }),
  });
  return { name, status: answer.status(), text: await answer.text() };
};

test('every writing route is tested with a body', () => {
  const writing = ROUTES.filter(({ method }) => method === 'POST' || method === 'PATCH');
  expect(ROUTES.length).toBeGreaterThan(25);
  expect(
    writing.map(({ method, path }) => `${method} ${path}`).filter((name) => !BODIES[name] && !FORMS[name]),
  ).toEqual([]);
});

test('rejects every request of a signed-out visitor', async ({ request }) => {
  for (const route of ROUTES) {
    const answer = await ask(request, route, addressOf('101', NOBODY, route, NOBODY));
    expect([answer.name, answer.status]).toEqual([answer.name, 401]);
  }
});

test('a foreign company, and an own one at another event, are not found, and stay unchanged', async ({
  request,
  playwright,
  desk,
}) => {
  const owner = await playwright.request.newContext({ baseURL: desk.url });
  await enter(owner, MAIN_EXHIBITOR);
  await enter(request, ONE_OF_EACH);
  const foreign = await companyOf(owner, 'Noria Pumps');
  const own = await companyOf(request, 'Silt Analytics');
  const look = async () =>
    Promise.all(
      ['', '/products', '/news', '/documents', '/videos'].map(async (path) =>
        (await owner.get(`${base(foreign)}${path}`)).text(),
      ),
    );
  const before = await look();
  for (const route of ROUTES) {
    const unknown = await ask(request, route, addressOf('101', NOBODY, route, NOBODY));
    expect([unknown.name, unknown.status]).toEqual([unknown.name, 404]);
    expect(await ask(request, route, addressOf('101', foreign, route, NOBODY))).toEqual(unknown);
    expect(await ask(request, route, addressOf('102', own, route, NOBODY))).toEqual(unknown);
  }
  expect(await look()).toEqual(before);
  await owner.dispose();
});

test('foreign items are not found through an own company either', async ({ request, playwright, desk }) => {
  const owner = await playwright.request.newContext({ baseURL: desk.url });
  await enter(owner, MAIN_EXHIBITOR);
  await enter(request, ONE_OF_EACH);
  const foreign = await companyOf(owner, 'Noria Pumps');
  const own = await companyOf(request, 'Silt Analytics');
  const [product] = (await (await owner.get(`${base(foreign)}/products`)).json()).items;
  const [news] = (await (await owner.get(`${base(foreign)}/news`)).json()).items;
  for (const route of ROUTES.filter(({ path }) => path.includes('['))) {
    for (const child of [NOBODY, product.id, news.id]) {
      const answer = await ask(request, route, addressOf('101', own, route, child));
      expect([answer.name, answer.status]).toEqual([answer.name, 404]);
    }
  }
  await owner.dispose();
});

/** Routes that can be read without the id of an existing item. */
const isThere = ({ method, path }: CompanyRoute): boolean => method === 'GET' && !path.includes('[');

test('a viewer reads and changes nothing', async ({ request }) => {
  await enter(request, VIEWER);
  const company = await companyOf(request, 'Noria Pumps');
  const { permissions } = await (await request.get(base(company))).json();
  expect([permissions.canEdit, permissions.canPublish]).toEqual([false, false]);
  for (const route of ROUTES) {
    const { name, status } = await ask(request, route, addressOf('101', company, route, NOBODY));
    expect([name, status]).toEqual([name, isThere(route) ? 200 : 404]);
  }
});

test('an editor saves a company but cannot publish it', async ({ request }) => {
  await enter(request, MAIN_EXHIBITOR);
  const company = await companyOf(request, 'Delta Water Pavilion');
  const profile = await (await request.get(base(company))).json();
  expect(profile.permissions).toMatchObject({ canEdit: true, canPublish: false });
  const form = {
    version: profile.version.account,
    companyname: profile.companyname,
    shortDescription: 'Twelve companies',
    longDescription: profile.longDescription,
    companyType: profile.companyType,
    email: profile.email,
    isPublic: profile.isPublic,
    brands: profile.brands,
    texts: profile.texts,
  };
  const refused = await request.post(base(company), { data: { ...form, isPublic: !profile.isPublic } });
  expect([refused.status(), await faultsOf(refused)]).toEqual([400, ['isPublic publish-not-allowed']]);
  const saved = await request.post(base(company), { data: form });
  expect([saved.status(), (await saved.json()).shortDescription]).toEqual([200, 'Twelve companies']);
});

test('hidden tabs and categories are not found for their participation type', async ({ request }) => {
  await enter(request, STAFF);
  const press = await companyOf(request, 'The Sluice Journal');
  const profile = await (await request.get(base(press))).json();
  expect(profile.permissions.hidden).toEqual(['products', 'documents', 'videos']);
  for (const path of ['/products', '/documents', '/videos']) {
    expect((await request.get(`${base(press)}${path}`)).status()).toBe(404);
  }
  expect((await request.get(`${base(press)}/news`)).status()).toBe(200);
  expect((await request.post(`${base(press)}/products`, { data: PRODUCT_FORM })).status()).toBe(404);
});

test('unknown fields are rejected, each fault names its field, and nothing changes', async ({ request }) => {
  await enter(request, MAIN_EXHIBITOR);
  const company = await companyOf(request, 'Noria Pumps');
  const before = await (await request.get(base(company))).text();
  for (const [path, more] of [
    ['', { slug: 'mine' }],
    ['', { fillFactor: 100 }],
    ['/address', { participationId: 'x' }],
    ['/uris', { status: 'PUBLIC' }],
  ] as const) {
    const answer = await request.post(`${base(company)}${path}`, {
      data: { ...BODIES[`POST ${path}`], ...more },
    });
    expect([path, answer.status()]).toEqual([path, 400]);
  }
  const added = await request.post(`${base(company)}/products`, {
    data: { ...PRODUCT_FORM, registrationStatus: 'submitted' },
  });
  expect(added.status()).toBe(400);
  const faulty = await request.post(`${base(company)}/products`, {
    data: {
      ...PRODUCT_FORM,
      name: ' ',
      url: 'javascript:alert(1)',
      publicFrom: '2027-02-01',
      publicUntil: '2027-01-01',
    },
  });
  expect(await faultsOf(faulty)).toEqual([
    'name forms-required',
    'url forms-url',
    'publicUntil forms-period',
  ]);
  expect(await (await request.get(base(company))).text()).toBe(before);
});
