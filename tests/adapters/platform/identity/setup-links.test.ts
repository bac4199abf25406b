import { afterAll, beforeAll, it as example, expect } from 'vitest';
import { createFairRegistry } from '#adapters/organiser/fairs-service.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { isUnattended, newSetupLink } from '#adapters/platform/identity/setup-links.ts';
import { createSetupDesk } from '#adapters/session/setup-service.ts';
import { createEmbeddedHttp } from '#adapters/shared/http/embedded-http.ts';
import type { Http } from '#adapters/shared/http/http.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { openTestPlatform, type TestPlatform } from '#tests/support/worlds/test-platform.ts';

const OLGA = {
  email: 'Olga@fair.example',
  givenName: 'Olga',
  familyName: 'Visser',
  password: 'a long enough sentence',
};
const tokenOf = (href: string): string => new URL(href).pathname.split('/').at(-1) ?? '';

describeEachDatabase('a link that makes an administrator', (newPlace) => {
  let database: Database;
  let desk: TestPlatform;
  let http: Http;
  let now = new Date('2026-11-20T12:00:00Z');
  beforeAll(async () => {
    const place = await newPlace();
    desk = await openTestPlatform(place, { clock: () => now });
    database = await openDatabase({ ...place, log: quietLog });
    http = createEmbeddedHttp(desk.platform.call);
  });
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });
  const linkFor = async (email: string | null) =>
    tokenOf(await database.write((query) => newSetupLink(query, 'https://fair.example/', email, now)));
  const setup = () => createSetupDesk(http);

  example.each(['the same link', 'the links of two servers'])(
    'works once, also for two users at once: %s',
    async (which) => {
      for (const table of ['administrators', 'users'] as const)
        await database.write((query) => query.deleteFrom(table).execute());
      expect(await isUnattended(database.query)).toBe(true);
      const tokens = [await linkFor(null), await linkFor(null)];
      for (const token of tokens)
        expect((await setup().link(token))._unsafeUnwrap()).toEqual({ email: '', accountExists: false });
      const [first = '', second = ''] = tokens;
      const both = await Promise.all([
        setup().setUp(first, OLGA),
        setup().setUp(which === 'the same link' ? first : second, { ...OLGA, email: 'eve@fair.example' }),
      ]);
      expect(both.filter((result) => result.isOk())).toHaveLength(1);
      for (const token of tokens)
        expect((await setup().link(token))._unsafeUnwrapErr().kind).toBe('not-found');
      expect(await isUnattended(database.query)).toBe(false);
      const administrators = await database.query.selectFrom('administrators').selectAll().execute();
      expect(administrators).toHaveLength(1);
      const [{ email } = { email: '' }] = administrators;
      expect((await createFairRegistry(http, email).mayCreate())._unsafeUnwrap()).toBe(true);
    },
  );

  example('rejects a weak password, and works afterwards', async () => {
    const token = await linkFor('kim@fair.example');
    const kim = { ...OLGA, email: 'kim@fair.example' };
    const weak = (await setup().setUp(token, { ...kim, password: 'short' }))._unsafeUnwrapErr();
    expect(weak).toMatchObject({ kind: 'rejected', fields: [{ path: 'password' }] });
    const other = (await setup().setUp(token, OLGA))._unsafeUnwrapErr();
    expect(other).toMatchObject({ kind: 'rejected', fields: [{ path: 'email', code: 'setup-other-email' }] });
    expect((await setup().setUp(token, kim)).isOk()).toBe(true);
  });

  example('requires the password of an account that exists', async () => {
    const token = await linkFor('kim@fair.example');
    expect((await setup().link(token))._unsafeUnwrap()).toEqual({
      email: 'kim@fair.example',
      accountExists: true,
    });
    const kim = { ...OLGA, email: 'kim@fair.example', password: 'another long sentence' };
    expect((await setup().setUp(token, kim))._unsafeUnwrapErr().kind).toBe('rejected');
    expect((await setup().setUp(token, { ...kim, password: OLGA.password })).isOk()).toBe(true);
  });

  example('expires after seven days', async () => {
    const token = await linkFor(null);
    now = new Date('2026-11-27T12:00:01Z');
    expect((await setup().link(token))._unsafeUnwrapErr().kind).toBe('not-found');
    expect((await setup().setUp(token, OLGA))._unsafeUnwrapErr().kind).toBe('not-found');
  });
});
