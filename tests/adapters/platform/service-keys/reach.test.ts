import { hasScope, type ServiceKeyScope } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, it as example, expect } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { KEY_TYPES } from '#adapters/platform/profile-service/key-types.ts';
import { anyTable } from '#adapters/platform/profile-service/rows.ts';
import { RESOURCES } from '#adapters/platform/resources/all.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { openTestPlatform, type TestPlatform } from '#tests/support/worlds/test-platform.ts';
import { anyRead, anyWrite, SCOPES } from './any-request.ts';
import { addOtherFair, addOwnFair, newKey, OTHER, SECRET, sendWith } from './two-fairs.ts';

/** Pairs of rows belong to the company, the product or the award. */
const PAIRS = ['participationCategories', 'participationSegments', 'productCategories', 'awardCategories'];

describeEachDatabase('what a service key reaches', (newPlace) => {
  /** One has both fairs, the other only that of the keys. */
  let both: TestPlatform;
  let alone: TestPlatform;
  let database: Database;
  /** The secrets of the keys with each of {@link SCOPES}, on both platforms. */
  const secrets: (readonly [string, string])[] = [];
  beforeAll(async () => {
    const place = await newPlace();
    both = await openTestPlatform(place);
    alone = await openTestPlatform(await newPlace());
    database = await openDatabase({ ...place, log: quietLog });
    for (const desk of [both, alone]) await addOwnFair(desk);
    await addOtherFair(both);
    for (const scopes of SCOPES)
      secrets.push([(await newKey(both, scopes)).secret, (await newKey(alone, scopes)).secret]);
  });
  afterAll(async () => {
    await database.close();
    await both.platform.close();
    await alone.platform.close();
  });

  /** Every row of every resource and pair. */
  const snapshot = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
    const tables = [...RESOURCES.map(({ table }) => table), ...PAIRS];
    const rows = await Promise.all(
      tables.map(async (table) => {
        const all = await anyTable(database.query).selectFrom(table).selectAll().execute();
        return [table, all.map((row) => JSON.stringify(row)).toSorted()] as const;
      }),
    );
    return new Map(rows);
  };
  const places = fc.oneof(
    { weight: 2, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.nat({ max: SCOPES.length - 1 }) },
  );
  const isOthers = (row: string) => /"(?:b|x)-\w+"|"202"/.test(row);

  let answered = 0;
  it.prop([places, anyRead], { numRuns: 200 })(
    'reads as if the other fair did not exist',
    async (place, request) => {
      const [one, other] = secrets[place] ?? ['', ''];
      const replies = [await sendWith(both, one, request), await sendWith(alone, other, request)];
      const [reply, expected] = replies.map(({ status, body }) => ({ status, body: withoutTimes(body) }));
      expect(reply).toEqual(expected);
      const text = JSON.stringify(withoutLinks(reply?.body));
      expect(text).not.toContain(SECRET);
      expect(text).not.toMatch(/"(?:b|x)-\w+"|"202"/);
      answered += Number(reply?.status === 200 && text.includes('"own"'));
    },
  );

  example('and many reads are answered', () => {
    expect(answered).toBeGreaterThan(30);
  });

  let accepted = 0;
  it.prop([places, fc.array(anyWrite, { minLength: 1, maxLength: 6 })], { numRuns: 80 })(
    'changes only its areas of its own fair',
    async (place, requests) => {
      const [secret = ''] = secrets[place] ?? [];
      const scopes = SCOPES[place] ?? [];
      const before = await snapshot();
      for (const request of requests) {
        const { status, body } = await sendWith(both, secret, request);
        expect([200, 201, 204, 400, 403, 404, 405, 409], JSON.stringify({ request, body })).toContain(status);
        expect(JSON.stringify(withoutLinks(body) ?? '')).not.toContain(SECRET);
        accepted += Number(status < 300);
      }
      const after = await snapshot();
      for (const [table, rows] of before) {
        const others = (row: string) => isOthers(row) && !(PAIRS.includes(table) && /"a-\w+"/.test(row));
        expect(after.get(table)?.filter(others), table).toEqual(rows.filter(others));
        if (!mayChange(table, scopes)) expect(after.get(table), table).toEqual(rows);
      }
      // No row of the key's fair refers to the other one.
      for (const [table, rows] of after)
        expect(rows.filter((row) => isOthers(row) && !before.get(table)?.includes(row))).toEqual([]);
    },
  );

  example('and many writes are accepted', () => {
    expect(accepted).toBeGreaterThan(30);
  });

  example('hides the types that no key reaches, with every scope', async () => {
    const [secret = ''] = secrets[0] ?? [];
    const hidden = RESOURCES.filter(({ type }) => !Object.hasOwn(KEY_TYPES, type)).map(({ type }) => type);
    expect(hidden).toEqual(
      expect.arrayContaining([
        'accounts',
        'event-permissions',
        'message-reads',
        'questionnaires',
        'organizers',
      ]),
    );
    for (const type of [
      ...hidden,
      'token',
      'refresh',
      'users',
      'serviceKeys',
      'service-keys',
      'sessions',
      '__proto__',
    ])
      for (const method of ['GET', 'POST', 'PATCH', 'DELETE'])
        expect((await sendWith(both, secret, { method, path: `/${type}` })).status, type).toBe(404);
    for (const [method, path] of [
      ['GET', '/identity/userinfo'],
      ['GET', '/identity/sessions/x'],
      ['POST', '/identity/invitations'],
      ['GET', '/organiser/101/service-keys'],
      ['GET', '/organiser/101/team'],
      ['GET', '/fairs/101'],
      ['GET', '/contact/messages'],
    ] as const) {
      const reply = await both.send(method, path, method === 'POST' ? {} : undefined, {
        authorization: `Bearer ${secret}`,
      });
      expect([path, reply.status]).toEqual([path, 401]);
    }
  });

  example('refuses files, ids and the other fair', async () => {
    const [secret = ''] = secrets[0] ?? [];
    const form = new FormData();
    form.set('data', JSON.stringify({ data: { type: 'images' } }));
    form.set('file', new File(['x'], 'x.png'));
    const upload = await both.send('POST', '/api/v0.1/stands', form, { authorization: `Bearer ${secret}` });
    expect(upload.status).toBe(415);
    const stand = (more: object) => ({
      ...{ method: 'POST', path: '/stands' },
      body: { data: { type: 'stands', attributes: { standNumber: '1' }, ...more } },
    });
    expect((await sendWith(both, secret, stand({ id: 'mine' }))).status).toBe(400);
    const event = { event: { data: { type: 'events', id: OTHER } } };
    expect((await sendWith(both, secret, stand({ relationships: event }))).status).toBe(400);
    const company = { participation: { data: { type: 'participations', id: 'b-company' } } };
    expect((await sendWith(both, secret, stand({ relationships: company }))).status).toBe(400);
    expect((await sendWith(both, secret, stand({}))).status).toBe(201);
  });

  example('never repeats a response of another caller', async () => {
    const [secret = ''] = secrets[0] ?? [];
    const request = {
      ...{ method: 'POST', path: '/stands', headers: { 'idempotency-key': 'once' } },
      body: { data: { type: 'stands', attributes: { standNumber: '9' } } },
    };
    const foreign = await newKey(both, ['stands:write'], { event: OTHER });
    const replies = [
      await sendWith(both, foreign.secret, request),
      await sendWith(both, secret, request),
      await sendWith(both, secret, request),
    ].map(({ body }) => JSON.stringify(body));
    expect(replies[1]).not.toBe(replies[0]);
    expect(replies[2]).toBe(replies[1]);
  });
});

/** Whether a write with these scopes may change rows of a table, dependants included. */
const mayChange = (table: string, scopes: readonly ServiceKeyScope[]): boolean => {
  const can = (area: Parameters<typeof hasScope>[1]) => hasScope(scopes, area, 'write');
  if (table === 'participationCategories') return can('companies') || can('categories');
  if (table === 'participationSegments') return can('companies');
  if (table === 'productCategories') return can('products') || can('categories');
  const type = RESOURCES.find((resource) => resource.table === table)?.type ?? '';
  const area = Object.hasOwn(KEY_TYPES, type) ? KEY_TYPES[type]?.area : undefined;
  if (area) return can(area);
  // Removed with their product or news item.
  return ['images', 'videos', 'documents'].includes(table) && (can('products') || can('news'));
};

const mapped = (value: unknown, change: (name: string) => boolean): unknown => {
  if (Array.isArray(value)) return value.map((each) => mapped(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => (change(name) ? [] : [[name, mapped(each, change)]])),
  );
};

/** The links of a response repeat the address of its request. */
const withoutLinks = (body: unknown): unknown => mapped(body, (name) => name === 'links');
const withoutTimes = (body: unknown): unknown =>
  mapped(body, (name) => ['created', 'modified', 'version'].includes(name));
