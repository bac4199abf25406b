import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { pdf } from '#tests/support/worlds/real-files.ts';
import { base, companyOf, enter, faultsOf, newProduct, sendFile } from './company-desk.ts';
import { expect, test } from './desk.ts';
import { PICTURE } from './profile-desk.ts';

const LINK = { type: 'WEBSITE', url: 'https://noria-pumps.example/new' };

test.beforeEach(({ request }) => enter(request, MAIN_EXHIBITOR));

test('links and categories are accepted as plain lists', async ({ request }) => {
  const company = base(await companyOf(request, 'Noria Pumps'));
  const links = await request.post(`${company}/uris`, { data: [LINK] });
  expect([links.status(), (await links.json()).uris]).toEqual([200, [LINK]]);
  const two = [LINK, { ...LINK, url: 'https://other.example' }];
  const refused = await request.post(`${company}/uris`, { data: two });
  expect([refused.status(), (await refused.json()).fields]).toEqual([
    400,
    [{ path: LINK.type, code: 'invalid' }],
  ]);
  const none = await request.post(`${company}/categories`, { data: [] });
  expect(none.status(), await none.text()).toBe(200);
});

test('a card without a version is saved only when the caller overwrites explicitly', async ({ request }) => {
  const company = base(await companyOf(request, 'Noria Pumps'));
  const profile = await (await request.get(company)).json();
  const { companyname, shortDescription, longDescription, companyType, email, isPublic, brands } = profile;
  const form = {
    companyname,
    shortDescription,
    longDescription,
    companyType,
    email,
    isPublic,
    brands,
    texts: {},
  };
  const silent = await request.post(company, { data: form });
  expect([silent.status(), await faultsOf(silent)]).toEqual([400, ['version forms-required']]);
  const stale = await request.post(company, { data: form, headers: { 'if-match': '"stale"' } });
  expect(stale.status()).toBe(409);
  const last = await request.post(company, {
    data: { ...form, shortDescription: 'The last write wins' },
    headers: { 'if-match': '*' },
  });
  expect([last.status(), (await last.json()).shortDescription]).toEqual([200, 'The last write wins']);
  const response = await request.post(company, {
    data: form,
    headers: { 'if-match': `"${(await last.json()).version.account}"` },
  });
  expect(response.status()).toBe(200);
});

test('a product requires its name only, and omitted fields stay unchanged later', async ({ request }) => {
  const company = await companyOf(request, 'Noria Pumps');
  const added = await request.post(`${base(company)}/products`, { data: { name: 'Bare pump' } });
  expect(added.status(), await added.text()).toBe(200);
  const { id, version } = await added.json();
  const described = { id, version, name: 'Bare pump', shortDescription: 'With a text' };
  const changed = await (await request.post(`${base(company)}/products`, { data: described })).json();
  const renamed = await request.post(`${base(company)}/products`, {
    data: { id, version: changed.version, name: 'Renamed pump' },
  });
  expect(await renamed.json()).toMatchObject({ name: 'Renamed pump', shortDescription: 'With a text' });
});

test('a news item and a document require only what their forms require', async ({ request }) => {
  const company = base(await companyOf(request, 'Noria Service'));
  const required = { header: 'Open day', introduction: 'On Monday', text: '<p>Come in</p>', author: 'Ada' };
  const added = await request.post(`${company}/news`, { data: { ...required, url: 'noria.example' } });
  expect(added.status(), await added.text()).toBe(200);
  const { id, version, url } = await added.json();
  expect(url).toBe('https://noria.example');
  const changed = await request.post(`${company}/news`, {
    data: { ...required, id, version, header: 'Open days' },
  });
  expect(await changed.json()).toMatchObject({ header: 'Open days', url, authorEmail: '' });
  for (const field of ['header', 'introduction', 'text', 'author'])
    expect(
      await faultsOf(await request.post(`${company}/news`, { data: { ...required, [field]: '' } })),
    ).toEqual([`${field} forms-required`]);
  const document = await sendFile(request, `${company}/documents/add`, pdf('open-day.pdf'), {
    title: 'Open day',
    document_type: 'BROCHURE',
  });
  expect([document.status(), (await document.json()).description]).toEqual([200, '']);
});

test('an image may name the image it replaces', async ({ request }) => {
  const company = await companyOf(request, 'Noria Pumps');
  const { url } = await newProduct(request, company);
  const first = await sendFile(request, `${url}/images`, PICTURE, {
    title: 'One',
    imageId: '',
    sortIndex: '100',
  });
  const [one] = (await first.json()).images;
  const second = await sendFile(request, `${url}/images`, PICTURE, { title: 'Two', imageId: one.id });
  expect((await second.json()).images.map(({ title }: { title: string }) => title)).toEqual(['Two']);
  const foreign = await sendFile(request, `${url}/images`, PICTURE, { title: 'Three', imageId: one.id });
  expect(foreign.status()).toBe(404);
});

test('the calendar route accepts the whole timestamp of a task', async ({ request }) => {
  for (const [date, status] of [
    ['20270112T235900Z', 200],
    ['20270112', 200],
    ['20270230T000000Z', 400],
  ] as const) {
    const answer = await request.get('/api/tasks/ics/get-task-ics-file', { params: { title: 'a', date } });
    expect([date, answer.status()]).toEqual([date, status]);
    if (status === 200) expect(await answer.text()).toContain('DTSTART;VALUE=DATE:20270112');
  }
});
