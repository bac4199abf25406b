import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { PRODUCT_FORM } from '#tests/support/worlds/product-form.ts';
import { png } from '#tests/support/worlds/real-files.ts';
import { base, companyOf, enter, newProduct } from './company-desk.ts';
import { expect, test } from './desk.ts';

const countsOf = (statuses: readonly number[]): Readonly<Record<number, number>> =>
  Object.fromEntries(
    [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]),
  );

test('of fifty saves of one version one succeeds, and the others report a conflict', async ({ request }) => {
  await enter(request, MAIN_EXHIBITOR);
  const company = await companyOf(request, 'Noria Pumps');
  const { id, version, url } = await newProduct(request, company);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, place) =>
      request.post(`${base(company)}/products`, {
        data: { ...PRODUCT_FORM, name: `Racer ${place}`, id, version },
      }),
    ),
  );
  expect(countsOf(answers.map((answer) => answer.status()))).toEqual({ 200: 1, 409: 49 });
  const winner = await answers.find((answer) => answer.status() === 200)?.json();
  const { items } = await (await request.get(`${base(company)}/products`)).json();
  expect(items.find((item: { id: string }) => item.id === id).name).toBe(winner.name);
  await request.delete(url);
});

test('of two sessions that save the same card at once one succeeds, and other cards do not conflict', async ({
  request,
  playwright,
  desk,
}) => {
  const other = await playwright.request.newContext({ baseURL: desk.url });
  await enter(request, MAIN_EXHIBITOR);
  await enter(other, MAIN_EXHIBITOR);
  const company = await companyOf(request, 'Noria Pumps');
  const { version, address } = await (await request.get(base(company))).json();
  const uris = (who: string) => ({
    version: version.uris,
    uris: [{ type: 'WEBSITE', url: `${who}.example` }],
  });
  const [one, two, third] = await Promise.all([
    request.post(`${base(company)}/uris`, { data: uris('one') }),
    other.post(`${base(company)}/uris`, { data: uris('two') }),
    other.post(`${base(company)}/address`, {
      data: { ...address, city: 'Elsewhere', version: version.address },
    }),
  ]);
  expect([one.status(), two.status()].toSorted()).toEqual([200, 409]);
  expect(third.status()).toBe(200);
  const profile = await (await request.get(base(company))).json();
  expect(profile.address.city).toBe('Elsewhere');
  expect(profile.uris).toEqual([
    { type: 'WEBSITE', url: `https://${one.status() === 200 ? 'one' : 'two'}.example` },
  ]);
  await other.dispose();
});

test('a product sent repeatedly with one key is created once, with the same response each time', async ({
  request,
}) => {
  await enter(request, MAIN_EXHIBITOR);
  const company = await companyOf(request, 'Noria Pumps');
  const send = () =>
    request.post(`${base(company)}/products`, {
      data: { ...PRODUCT_FORM, name: 'Sent often' },
      headers: { 'idempotency-key': 'one-and-the-same' },
    });
  const answers = await Promise.all(Array.from({ length: 100 }, send));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(countsOf(answers.map((answer) => answer.status()))).toEqual({ 200: 100 });
  expect(new Set(texts).size).toBe(1);
  const { items } = await (await request.get(`${base(company)}/products`)).json();
  expect(items.filter(({ name }: { name: string }) => name === 'Sent often')).toHaveLength(1);
  await request.delete(`${base(company)}/products/${JSON.parse(texts[0] ?? '').id}`);
});

test('a product sent repeatedly with its image is created once, with one image', async ({ request }) => {
  await enter(request, MAIN_EXHIBITOR);
  const company = await companyOf(request, 'Noria Pumps');
  const file = await png([800, 450]);
  const send = async () => {
    const answer = await request.post(`${base(company)}/products`, {
      multipart: { ...PRODUCT_FORM, name: 'With image', isNovelty: 'true', file },
      headers: { 'idempotency-key': 'with-image' },
    });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  const first = await send();
  const second = await send();
  expect(second).toEqual(first);
  expect(first.images).toHaveLength(1);
  expect([first.images[0].sortIndex, first.state]).toEqual([0.000_001, 'public']);
  await request.delete(`${base(company)}/products/${first.id}`);
});

test('a key reused for another product is rejected, and nothing is added', async ({ request }) => {
  await enter(request, MAIN_EXHIBITOR);
  const company = await companyOf(request, 'Noria Pumps');
  const headers = { 'idempotency-key': 'used-twice' };
  const send = (name: string) =>
    request.post(`${base(company)}/products`, { data: { ...PRODUCT_FORM, name }, headers });
  const first = await send('Meant');
  expect(first.status()).toBe(200);
  const second = await send('Not meant');
  expect([second.status(), (await second.json()).code]).toEqual([422, 'idempotency-key-reused']);
  const { items } = await (await request.get(`${base(company)}/products`)).json();
  expect(items.some(({ name }: { name: string }) => name === 'Not meant')).toBe(false);
  const { id } = await first.json();
  const images = async (title: string, size: number) =>
    request.post(`${base(company)}/products/${id}/images`, {
      multipart: { title, file: await png([size, 450]) },
      headers: { 'idempotency-key': 'one-image' },
    });
  expect((await images('One', 800)).status()).toBe(200);
  expect((await images('One', 800)).status()).toBe(200);
  expect((await images('One', 801)).status()).toBe(422);
  await request.delete(`${base(company)}/products/${id}`);
});

test('a novelty is incomplete until its image follows in a second call', async ({ request }) => {
  await enter(request, MAIN_EXHIBITOR);
  const company = await companyOf(request, 'Noria Pumps');
  const { id, url } = await newProduct(request, company, { isNovelty: true });
  const stateOf = async () => {
    const { items } = await (await request.get(`${base(company)}/products`)).json();
    return items.find((item: { id: string }) => item.id === id).state;
  };
  expect(await stateOf()).toBe('incomplete');
  const answer = await request.post(`${url}/images`, {
    multipart: { title: 'First', sortIndex: '0.000001', file: await png([800, 450]) },
  });
  expect(answer.status()).toBe(200);
  expect(await stateOf()).toBe('public');
  await request.delete(url);
});
