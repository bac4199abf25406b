import { randomUUID } from 'node:crypto';
import { SERVICE_KEYS_MAX, type ServiceKeyForm } from '@fairdesk/core/organiser';
import { fc, it as law } from '@fast-check/vitest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { createServiceKeyOffice } from '#adapters/organiser/service-keys-service.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { SERVICE_KEY_LIMIT } from '#adapters/platform/profile-service/service-key-gate.ts';
import { sweepServiceKeys } from '#adapters/platform/service-keys/sweep-service-keys.ts';
import { hashOf } from '#adapters/platform/tokens/secret.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase, type Place } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';
import { openTestPlatform, type TestPlatform } from '#tests/support/worlds/test-platform.ts';

const START = Date.parse('2028-01-01T12:00:00Z');
const DAY_MS = 86_400_000;
const FORM: ServiceKeyForm = { name: 'CRM', scopes: ['companies:write', 'stands:read'], lastDay: '' };

describeEachDatabase('service keys', (newPlace) => {
  let place: Place;
  let desk: OrganiserDesk;
  /** Another server of the same database. */
  let second: TestPlatform;
  let database: Database;
  let now = START;
  beforeAll(async () => {
    place = await newPlace();
    const clock = () => new Date(now);
    desk = await openOrganiserDesk(place, { clock });
    second = await openTestPlatform(place, { clock });
    database = await openDatabase({ ...place, log: quietLog });
  });
  afterAll(async () => {
    await database.close();
    await second.platform.close();
    await desk.platform.close();
  });

  const office = () => createServiceKeyOffice(desk.http, desk.caller);
  const create = async (form: Partial<ServiceKeyForm> = {}) =>
    (await office().create({ ...FORM, ...form }))._unsafeUnwrap();
  const get = (at: TestPlatform, secret: string, path = '/participations') =>
    at.send('GET', `/api/v0.1${path}`, undefined, { authorization: `Bearer ${secret}` });
  const emptied = () => database.query.deleteFrom('serviceKeys').execute();

  it('store the hash of a secret and nothing else of it', async () => {
    const { key, secret } = await create();
    expect(key).toMatchObject({ name: 'CRM', scopes: FORM.scopes, createdBy: 'olga@fair.example' });
    const row = await database.query.selectFrom('serviceKeys').selectAll().executeTakeFirstOrThrow();
    expect(row.secretHash).toBe(hashOf(secret));
    expect(JSON.stringify(row)).not.toContain(secret.slice(4));
    const history = await database.query.selectFrom('auditEntries').selectAll().execute();
    expect(JSON.stringify(history)).not.toContain(secret.slice(4));
    expect(JSON.stringify((await office().keys())._unsafeUnwrap())).not.toContain(row.secretHash);
    await emptied();
  });

  it('are made once however often the same one is sent, until a program uses it', async () => {
    const id = randomUUID();
    const send = (name = 'CRM') => office().create({ ...FORM, name }, id);
    const sent = await Promise.all([send(), send(), send()]);
    const secrets = sent.map((each) => each._unsafeUnwrap().secret);
    const { secret } = (await send('Our CRM'))._unsafeUnwrap();
    expect((await office().keys())._unsafeUnwrap()).toMatchObject([{ id, name: 'Our CRM' }]);
    for (const earlier of secrets) expect((await get(desk, earlier)).status).toBe(401);
    expect((await get(desk, secret)).status).toBe(200);
    expect((await send())._unsafeUnwrapErr().kind).toBe('conflict');
    expect((await get(desk, secret)).status).toBe(200);
    await emptied();
  });

  it('end on every server at once when they are revoked', async () => {
    const { key, secret } = await create();
    for (const server of [desk, second]) expect((await get(server, secret)).status).toBe(200);
    expect((await office().revoke(key.id))._unsafeUnwrap()).toMatchObject([
      { id: key.id, revoked: expect.any(String) },
    ]);
    for (const server of [desk, second]) {
      const { status, headers } = await get(server, secret);
      expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    }
    expect((await office().revoke(key.id))._unsafeUnwrapErr().kind).toBe('not-found');
    const trail = (await createAuditTrail(desk.http, desk.caller).entries({}))._unsafeUnwrap();
    expect(trail.slice(0, 2).map(({ action, label, actor }) => [action, label, actor])).toEqual([
      ['service-key.revoke', 'CRM', 'olga@fair.example'],
      ['service-key.create', 'CRM', 'olga@fair.example'],
    ]);
    await emptied();
  });

  it('expire after their last day in the zone of the fair', async () => {
    const { key, secret } = await create({ lastDay: '2028-01-01' });
    expect(key.expires).toBe('2028-01-01T23:00:00.000Z');
    now = Date.parse('2028-01-01T22:59:59.999Z');
    expect((await get(desk, secret)).status).toBe(200);
    now = Date.parse('2028-01-01T23:00:00Z');
    expect((await get(desk, secret)).status).toBe(401);
    expect((await office().revoke(key.id))._unsafeUnwrapErr().kind).toBe('not-found');
    now = START;
    await emptied();
  });

  it('write their last use at most once a minute', async () => {
    const { secret } = await create();
    const lastUsed = async () =>
      (await database.query.selectFrom('serviceKeys').select('lastUsed').executeTakeFirstOrThrow()).lastUsed;
    const uses = [];
    for (const seconds of [0, 30, 59, 60, 100, 121]) {
      now = START + seconds * 1_000;
      await get(desk, secret);
      uses.push(Date.parse(String(await lastUsed())) - START);
    }
    expect(uses).toEqual([0, 0, 0, 60_000, 60_000, 121_000]);
    now = START;
    await emptied();
  });

  law.prop([fc.stringMatching(/^fdk_[\w-]{43}$/)], { numRuns: 20 })('are not guessed', async (secret) => {
    expect((await get(desk, secret)).status).toBe(401);
    // Not even with the password of the service account.
    const form = new URLSearchParams({ username: 'service', password: 'the service knows' });
    const token = await desk.send('POST', '/api/v0.1/token', form, { authorization: `Bearer ${secret}` });
    expect(token.status).toBe(401);
  });

  it('are limited in number, and a program in its requests', async () => {
    const made = [];
    for (let n = 0; n < SERVICE_KEYS_MAX; n += 1) made.push(await create({ name: `Program ${n}` }));
    const refused = (await office().create(FORM))._unsafeUnwrapErr();
    expect(refused).toMatchObject({ kind: 'rejected', fields: [{ code: 'service-keys-max' }] });
    const [one, other] = made;
    const statuses = await Promise.all(
      Array.from({ length: SERVICE_KEY_LIMIT.points }, () => get(desk, String(one?.secret))),
    );
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]));
    const { status, headers } = await get(desk, String(one?.secret));
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await get(desk, String(other?.secret))).status).toBe(200);
    await emptied();
  });

  it('keep a name on one line and out of the ways of people', async () => {
    const { key } = await create({ name: ' C\0R\nM ' });
    expect(key.name).toBe('C R M');
    await emptied();
  });

  it('record what a program writes in the history', async () => {
    const { secret } = await create();
    const attributes = { organizationName: 'Kas en Co' };
    const reply = await desk.send(
      'POST',
      '/api/v0.1/participations',
      { data: { type: 'participations', attributes } },
      { authorization: `Bearer ${secret}` },
    );
    expect(reply.status).toBe(201);
    const [entry] = (await createAuditTrail(desk.http, desk.caller).entries({}))._unsafeUnwrap();
    expect(entry).toMatchObject({
      ...{ action: 'service-key.add', actor: 'API: CRM', label: 'Kas en Co' },
      ...{ subject: expect.stringMatching(/^exhibitor:/), after: { area: 'companies' } },
    });
    await emptied();
  });

  it('are deleted as long after their end as the history', async () => {
    const { key } = await create();
    await create({ name: 'Hall plan' });
    await office().revoke(key.id);
    await sweepServiceKeys(database.query, new Date(now + 700 * DAY_MS));
    expect((await office().keys())._unsafeUnwrap()).toHaveLength(2);
    await sweepServiceKeys(database.query, new Date(now + 740 * DAY_MS));
    expect((await office().keys())._unsafeUnwrap().map(({ name }) => name)).toEqual(['Hall plan']);
    await emptied();
  });
});
