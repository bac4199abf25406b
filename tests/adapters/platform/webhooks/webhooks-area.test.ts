import { randomUUID } from 'node:crypto';
import {
  NewWebhookSchema,
  WEBHOOKS_MAX,
  WebhookDeliveriesSchema,
  type WebhookForm,
  WebhooksSchema,
} from '@fairdesk/core/organiser';
import { eventIdOf } from '@fairdesk/core/shared';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { callOrganiser } from '#adapters/organiser/call.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';
import { openReceiver, type Received, type Receiver } from './receiver.ts';

const START = Date.parse('2028-01-01T12:00:00Z');
const FORM: WebhookForm = { url: 'https://crm.example/hook?key=1', areas: ['companies', 'stands'] };

describeEachDatabase('the webhooks of an organiser', (newPlace) => {
  let desk: OrganiserDesk;
  let database: Database;
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await openReceiver();
    const place = await newPlace();
    const webhookHosts = [receiver.host];
    desk = await openOrganiserDesk(place, { clock: () => new Date(START), webhookHosts });
    const attributes = { name: 'Other', slug: 'other' };
    await desk.call('POST', '/events', { data: { type: 'events', id: '202', attributes } });
    database = await openDatabase({ ...place, log: quietLog });
  });
  beforeEach(async () => {
    receiver.respond((_request, response) => response.writeHead(204).end());
    // By the platform: SQLite would let another connection wait for a message in progress.
    for (const event of ['101', '202'])
      for (const { id } of await list(event)) await post('remove', id, event);
  });
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
    await receiver.close();
  });

  const call = (event = '101') => {
    const id = eventIdOf(event);
    if (id === undefined) throw new Error('No id of an event');
    return callOrganiser(desk.http, { ...desk.caller, event: id });
  };
  const create = (form: Partial<WebhookForm> & { id?: string } = {}, event = '101') =>
    call(event)('post', 'webhooks', NewWebhookSchema, { json: { ...FORM, ...form } });
  const created = async (form: Partial<WebhookForm> & { id?: string } = {}) =>
    (await create(form))._unsafeUnwrap();
  const list = async (event = '101') =>
    (await call(event)('get', 'webhooks', WebhooksSchema))._unsafeUnwrap().items;
  const post = (action: 'pause' | 'resume' | 'remove', id: string, event = '101') =>
    call(event)('post', `webhooks/${action}`, WebhooksSchema, { json: { id } });
  const deliveriesOf = (webhook: string, event = '101') =>
    call(event)('get', 'webhooks/deliveries', WebhookDeliveriesSchema, { searchParams: { webhook } });
  const deliveries = async (id: string) => (await deliveriesOf(id))._unsafeUnwrap().items;
  const send = (action: 'test' | 'resend', json: object, event = '101') =>
    call(event)('post', `webhooks/${action}`, WebhookDeliveriesSchema, { json });
  const addStand = (standNumber: string) =>
    desk.call('POST', '/stands', {
      data: {
        type: 'stands',
        attributes: { standNumber },
        relationships: { event: { data: { id: '101' } } },
      },
    });

  it('have a secret that is shown once', async () => {
    const { webhook, secret } = await created();
    expect(secret).toMatch(/^whsec_/);
    expect(webhook).toEqual({
      ...{ id: expect.any(String), ...FORM },
      ...{ created: '2028-01-01T12:00:00.000Z', createdBy: 'olga@fair.example' },
    });
    expect(await list()).toEqual([webhook]);
    const stored = JSON.stringify([
      await list(),
      (await post('pause', webhook.id))._unsafeUnwrap(),
      await database.query.selectFrom('auditEntries').selectAll().execute(),
    ]);
    expect(stored).not.toContain(secret.slice(10));
  });

  it.each([
    ['', 'forms-required'],
    [`https://crm.example/${'x'.repeat(1_000)}`, 'forms-maxlength'],
    ['crm.example', 'webhook-url'],
    ['http://crm.example/', 'webhook-url'],
    ['ftp://crm.example/', 'webhook-url'],
    ['https://user:word@crm.example/', 'webhook-url'],
    ['http://127.0.0.1:1/', 'webhook-url'],
    ['https://1.2.3.999/', 'webhook-url'],
  ])('are rejected with the address %j', async (url, code) => {
    expect((await create({ url }))._unsafeUnwrapErr()).toMatchObject({ fields: [{ path: 'url', code }] });
  });

  it('may use http for a host that the settings name', async () => {
    expect((await created({ url: `${receiver.url}/x` })).webhook.url).toBe(`${receiver.url}/x`);
  });

  it('are limited in number, each with an address of its own', async () => {
    const { webhook } = await created();
    for (const url of [FORM.url, 'HTTPS://CRM.example:443/a/../hook?key=1'])
      expect((await create({ url }))._unsafeUnwrapErr()).toMatchObject({
        fields: [{ path: 'url', code: 'webhook-known' }],
      });
    expect((await create({}, '202')).isOk()).toBe(true);
    for (let n = 1; n < WEBHOOKS_MAX; n += 1) await created({ url: `https://crm.example/${n}` });
    expect((await create({ url: 'https://crm.example/more' }))._unsafeUnwrapErr()).toMatchObject({
      fields: [{ path: 'url', code: 'webhooks-max', params: { max: WEBHOOKS_MAX } }],
    });
    expect((await post('remove', webhook.id))._unsafeUnwrap().items).toHaveLength(WEBHOOKS_MAX - 1);
  });

  it('are made once however often the same one is sent, each time with another secret', async () => {
    const id = randomUUID();
    const sent = await Promise.all([created({ id }), created({ id }), created({ id })]);
    expect(new Set(sent.map(({ webhook }) => webhook.id))).toEqual(new Set([id]));
    expect(new Set(sent.map(({ secret }) => secret)).size).toBe(3);
    const { secret } = await created({ id, url: 'https://crm.example/other', areas: ['stands'] });
    expect(await list()).toMatchObject([{ id, url: 'https://crm.example/other', areas: ['stands'] }]);
    const row = await database.query.selectFrom('webhooks').select('secret').executeTakeFirstOrThrow();
    expect(row.secret).toBe(secret);
    await database.query.updateTable('webhooks').set({ createdBy: 'other@fair.example' }).execute();
    expect((await create({ id }))._unsafeUnwrapErr().kind).toBe('conflict');
  });

  it('are found at their own fair only', async () => {
    const { webhook } = await created();
    const { id } = webhook;
    const [delivery] = (await send('test', { id }))._unsafeUnwrap().items;
    for (const [event, other] of [
      ['202', id],
      ['101', 'unknown'],
    ] as const) {
      for (const action of ['pause', 'resume', 'remove'] as const)
        expect((await post(action, other, event))._unsafeUnwrapErr().kind).toBe('not-found');
      expect((await deliveriesOf(other, event))._unsafeUnwrapErr().kind).toBe('not-found');
      expect((await send('test', { id: other }, event))._unsafeUnwrapErr().kind).toBe('not-found');
      const resent = await send('resend', { id: other, delivery: delivery?.id }, event);
      expect(resent._unsafeUnwrapErr().kind).toBe('not-found');
    }
    const other = await created({ url: 'https://crm.example/other' });
    for (const unknown of [delivery?.id, 'unknown', undefined]) {
      const resent = await send('resend', { id: other.webhook.id, delivery: unknown });
      expect(resent._unsafeUnwrapErr().kind).toBe('not-found');
    }
    expect(await list()).toHaveLength(2);
  });

  it('are recorded in the history', async () => {
    const { webhook } = await created();
    for (const action of ['pause', 'pause', 'resume', 'resume', 'remove'] as const)
      await post(action, webhook.id);
    const trail = (
      await createAuditTrail(desk.http, desk.caller).entries({ subject: `webhook:${webhook.id}` })
    )._unsafeUnwrap();
    expect(trail.map(({ action }) => action)).toEqual([
      ...['webhook.remove', 'webhook.resume', 'webhook.pause', 'webhook.create'],
    ]);
    for (const entry of trail)
      expect(entry).toMatchObject({
        ...{ label: 'crm.example', actor: 'olga@fair.example', after: { areas: FORM.areas } },
      });
  });

  it('are tried with a message without changes, which can be sent again', async () => {
    const { webhook } = await created({ url: `${receiver.url}/try` });
    const { id } = webhook;
    const items = (await send('test', { id }))._unsafeUnwrap().items;
    expect(items).toMatchObject([{ kind: 'test', changes: 0, state: 'waiting', attempts: 0 }]);
    await eventually(async () => expect(await deliveries(id)).toMatchObject([{ state: 'delivered' }]));
    const { body, headers = {} }: Partial<Received> = receiver.received.at(-1) ?? {};
    expect(JSON.parse(String(body))).toMatchObject({
      type: 'fair.test',
      data: { event: '101', changes: [] },
    });
    const [delivery] = await deliveries(id);
    await send('resend', { id, delivery: delivery?.id });
    await eventually(() => expect(receiver.received.filter(({ path }) => path === '/try')).toHaveLength(2));
    expect(receiver.received.at(-1)).toMatchObject({
      body,
      headers: { 'webhook-id': headers['webhook-id'] },
    });
    await eventually(async () => expect(await deliveries(id)).toMatchObject([{ state: 'delivered' }]));
    expect(await list()).toMatchObject([{ lastDelivered: '2028-01-01T12:00:00.000Z' }]);
  });

  it('report what changed while they are active', async () => {
    const { webhook } = await created({ url: `${receiver.url}/reports` });
    const { webhook: late } = await created({ url: `${receiver.url}/late` });
    const reports = () =>
      receiver.received
        .filter(({ path }) => path === '/reports')
        .flatMap(({ body }) => JSON.parse(body).data.changes);
    await addStand('1');
    await post('pause', webhook.id);
    await eventually(async () => expect(await deliveries(late.id)).toMatchObject([{ state: 'delivered' }]));
    expect(reports()).toEqual([]);
    await addStand('2');
    await post('resume', webhook.id);
    // The other delivery has what changed meanwhile; what changed before the pause is still stored.
    await eventually(() => expect(reports()).toHaveLength(1));
    await addStand('3');
    await eventually(() => expect(reports()).toHaveLength(2));
    const reply = await desk.call('GET', '/stands?sort=standNumber');
    const stands = (reply.body as { data: { id: string }[] }).data.map(({ id }) => id);
    expect(reports()).toEqual([stands[0], stands[2]].map((id) => ({ type: 'stands', id, change: 'added' })));
  });
});
