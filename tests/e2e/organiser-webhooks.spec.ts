import { type RunningServer, startServer } from '#tests/support/servers/start-server.ts';
import { isSigned, openWebhookProgram, type WebhookProgram } from '#tests/support/servers/webhook-program.ts';
import { expectAccessible } from './accessible.ts';
import { test as base, complaintsOf, expect, signIn } from './desk.ts';

const ADMIN = { accountName: 'fairs@quay-and-field.example', password: 'build-up-starts-at-seven' };
const SETTINGS = '/organiser/clearwater/settings/service-keys';
const FAIR = '101';
const DESK_API = `/api/organiser/${FAIR}`;

/** The built product with a program beside it that it may call. */
const test = base.extend<object, { program: WebhookProgram; desk: RunningServer }>({
  program: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const program = await openWebhookProgram();
      await use(program);
      await program.close();
    },
    { scope: 'worker' },
  ],
  desk: [
    async ({ program }, use) => {
      const desk = await startServer({ env: { WEBHOOK_HOSTS: program.host } });
      await use(desk);
      await desk.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test('a program learns of changes until its webhook is deleted', async ({ page, program }) => {
  test.slow();
  page.setDefaultTimeout(20_000);
  const { messages, host } = program;
  await signIn(page, ADMIN);
  await page.goto(SETTINGS);
  const webhooks = page.getByRole('region', { name: 'Webhooks', exact: true });
  await expect(webhooks.getByText('No program is called yet.')).toBeVisible();
  await expectAccessible(page, 'integrations');

  await webhooks.getByRole('button', { name: 'New webhook' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Address').fill('http://crm.example/hook');
  await sheet.getByLabel('Stands').check();
  await sheet.getByLabel('Products').check();
  await sheet.getByRole('button', { name: 'Create webhook' }).click();
  // Plain http is for the hosts of the settings only, and only the server knows those.
  await expect(sheet.getByText('Enter the full address of the program').first()).toBeVisible();
  await expectAccessible(page, 'new webhook');
  // From here on: the browser complains about the rejected request.
  const complaints = complaintsOf(page);
  await sheet.getByLabel('Address').fill(`${program.url}/fairdesk`);
  await sheet.getByRole('button', { name: 'Create webhook' }).click();
  const made = page.getByRole('region', { name: `Webhook to ${host} created` });
  const secret = await made.locator('code').innerText();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  await page.reload();
  await expect(webhooks.getByText('Nothing sent yet')).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);

  await webhooks.getByRole('button', { name: 'Send test' }).click();
  await expect(sheet.getByText('Delivered (204)')).toBeVisible();
  expect(messages.map(({ body }) => JSON.parse(body))).toMatchObject([
    { type: 'fair.test', data: { event: FAIR, changes: [] } },
  ]);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(webhooks.getByText('Works', { exact: true })).toBeVisible();

  program.status = 500;
  const { rows } = await (await page.request.get(`${DESK_API}/exhibitors?search=gokcay`)).json();
  const [{ id: company }] = rows;
  await page.goto(`/organiser/clearwater/exhibitors/${company}`);
  await page.getByLabel('Stand', { exact: true }).first().fill('8.Z7');
  await page.getByRole('button', { name: 'Save stand' }).click();
  await expect(page.getByRole('button', { name: 'Remove stand 8.Z7' })).toBeVisible();
  const { stands } = await (await page.request.get(`${DESK_API}/exhibitors/${company}`)).json();
  const stand = stands.find(({ number }: { number: string }) => number === '8.Z7');
  await expect.poll(() => messages.length).toBeGreaterThan(1);
  const [, report] = messages;
  expect(JSON.parse(report?.body ?? '')).toMatchObject({
    type: 'fair.changed',
    data: { event: FAIR, changes: [{ type: 'stands', id: stand.id, change: 'changed' }] },
  });

  await page.goto(SETTINGS);
  await expect(webhooks.getByText(/^Failing since/)).toBeVisible();
  await webhooks.getByRole('button', { name: 'Deliveries' }).click();
  const delivery = sheet.getByRole('listitem').filter({ hasText: '1 change' });
  await expect(delivery).toContainText('Not delivered yet');
  await expect(delivery).toContainText('The program responded with status 500.');
  await expectAccessible(page, 'deliveries');
  await sheet.getByRole('button', { name: 'Close' }).click();

  program.status = 200;
  await webhooks.getByRole('button', { name: 'Pause' }).click();
  await sheet.getByRole('button', { name: 'Pause webhook' }).click();
  await expect(webhooks.getByText(/^Paused since/)).toBeVisible();
  // What waits is sent at once.
  await webhooks.getByRole('button', { name: 'Resume' }).click();
  await webhooks.getByRole('button', { name: 'Deliveries' }).click();
  await expect(delivery).toContainText('Delivered (200)');
  const count = messages.length;
  await delivery.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => messages.length).toBe(count + 1);
  await expect(delivery).toContainText('Delivered (200)');
  for (const message of messages.slice(1))
    expect([message.id, message.body]).toEqual([report?.id, report?.body]);
  for (const message of messages) expect(isSigned(message, secret)).toBe(true);
  await sheet.getByRole('button', { name: 'Close' }).click();

  await webhooks.getByRole('button', { name: 'Delete' }).click();
  await sheet.getByRole('button', { name: 'Delete webhook' }).click();
  await expect(webhooks.getByText('No program is called yet.')).toBeVisible();
  await expect(webhooks.getByRole('heading', { name: 'Webhooks' })).toBeFocused();
  await page.goto('/organiser/clearwater/audit');
  for (const action of ['created', 'paused', 'resumed', 'deleted'])
    await expect(page.getByText(`Webhook ${action}`, { exact: true })).toBeVisible();
  await expect(page.getByText('Stands and Products').first()).toBeVisible();
  expect(complaints).toEqual([]);
});
