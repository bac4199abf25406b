import { expectAccessible } from './accessible.ts';
import { complaintsOf, expect, signIn, test } from './organisers-desk.ts';

const ADMIN = { accountName: 'fairs@quay-and-field.example', password: 'build-up-starts-at-seven' };
const STAFF = { accountName: 'desk@quay-and-field.example', password: 'build-up-starts-at-seven' };
const KEYS = '/organiser/clearwater/settings/service-keys';
const API = '/api/v0.1';
/** Clearwater, and a fair of the same organiser. */
const [FAIR, OTHER] = ['101', '102'];

test('a program reads and writes with a key, until the administrator revokes it', async ({ page, desk }) => {
  page.setDefaultTimeout(20_000);
  const complaints = complaintsOf(page);
  await signIn(page, ADMIN);
  await page.goto(KEYS);
  await expect(page.getByText('No program has access to this fair.')).toBeVisible();
  await page.getByRole('button', { name: 'New key' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Create key' }).click();
  await expect(sheet.getByText('Choose what the key opens: at least one area.').first()).toBeVisible();
  await sheet.getByLabel('Name').fill('Hall plan');
  await sheet.getByLabel('Companies').selectOption('Read');
  await sheet.getByLabel('Stands').selectOption('Read and change');
  await sheet.getByRole('button', { name: 'Create key' }).click();

  const made = page.getByRole('region', { name: 'Key for “Hall plan” created' });
  const secret = await made.locator('code').innerText();
  expect(secret).toMatch(/^fdk_[\w-]{43}$/);
  await expectAccessible(page, 'new key');
  await page.reload();
  await expect(page.getByText(secret)).toHaveCount(0);
  await expect(page.getByText('not used yet')).toBeVisible();

  /** As the organiser's program does it: without a browser, its cookies and its origin. */
  const call = (method: string, path: string, body?: unknown) =>
    fetch(`${desk.url}${API}${path}`, {
      method,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/vnd.api+json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const companies = await call('GET', '/participations?include=stands&page[limit]=100');
  expect(companies.status).toBe(200);
  expect(companies.headers.get('access-control-allow-origin')).toBeNull();
  const { data } = await companies.json();
  expect(data.length).toBeGreaterThan(3);
  for (const { relationships } of data) expect(relationships.event.data.id).toBe(FAIR);

  const stand = (id: string) => ({
    data: {
      type: 'stands',
      attributes: { standNumber: '9.Z9', hall: '9' },
      relationships: { participation: { data: { type: 'participations', id } } },
    },
  });
  expect((await call('POST', '/stands', stand(data[0].id))).status).toBe(201);
  expect((await call('GET', `/events/${OTHER}`)).status).toBe(404);
  expect((await call('GET', `/events/${OTHER}/participations`)).status).toBe(404);
  const event = { data: { type: 'events', id: OTHER } };
  const elsewhere = { data: { ...stand(data[0].id).data, relationships: { event } } };
  expect((await call('POST', '/stands', elsewhere)).status).toBe(400);
  expect((await call('PATCH', `/participations/${data[0].id}`, { data: {} })).status).toBe(403);
  expect((await call('GET', '/accounts')).status).toBe(404);
  expect((await call('POST', '/stands', { filler: 'x'.repeat(300_000) })).status).toBe(413);

  await page.goto('/organiser/clearwater/audit');
  await expect(page.getByText('API: Hall plan').first()).toBeVisible();
  await expect(page.getByText('Added by a program').first()).toBeVisible();
  await page.goto(KEYS);
  await expect(page.getByText('last used', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: /Revoke key.*Hall plan/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click();
  await expect(page.getByText('Key for “Hall plan” revoked')).toBeVisible();
  expect((await call('GET', '/participations')).status).toBe(401);
  await expectAccessible(page, 'keys of programs');
  expect(complaints).toEqual([]);
});

test('without a key the address stays unknown, also with the cookies of an administrator', async ({
  page,
}) => {
  await signIn(page, ADMIN);
  expect((await page.request.get(`${API}/participations`)).status()).toBe(404);
  const headers = { authorization: 'Bearer fdk_short' };
  expect((await page.request.get(`${API}/participations`, { headers })).status()).toBe(404);
});

test('staff do not find the keys', async ({ page }) => {
  await signIn(page, STAFF);
  const answer = await page.goto(KEYS);
  expect(answer?.status()).toBe(404);
});
