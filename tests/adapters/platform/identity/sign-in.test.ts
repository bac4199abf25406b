import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { bearer, grantOf, type IdentityDesk, openIdentityDesk } from '#tests/support/worlds/identity-desk.ts';

const ANNA = 'anna@bakery.example';
const PASSWORD = 'stroopwafel met boter';

describeEachDatabase('signing in', (newPlace) => {
  let desk: IdentityDesk;
  beforeAll(async () => {
    desk = await openIdentityDesk(await newPlace());
    await desk.person('Anna@Bakery.example', PASSWORD);
  });
  afterAll(() => desk.close());

  const userinfo = (token: string) => desk.send('GET', '/identity/userinfo', undefined, bearer(token));

  it('identifies the user', async () => {
    const { access_token, expires_in } = grantOf(await desk.signIn(' ANNA@bakery.example ', PASSWORD));
    expect(expires_in).toBe(900);
    expect((await userinfo(access_token)).body).toEqual({
      sub: expect.any(String),
      name: 'Anna Visser',
      userName: ANNA,
      givenName: 'Anna',
      familyName: 'Visser',
      email: ANNA,
      accountSetup: true,
    });
  });

  it.prop([fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ unit: 'binary', maxLength: 200 })], {
    numRuns: 25,
  })('responds to every wrong pair in the same way', async (username, password) => {
    fc.pre(password !== PASSWORD);
    for (const reply of [await desk.signIn(username, password), await desk.signIn(ANNA, password)]) {
      expect(reply).toMatchObject({ status: 401, body: { error: 'invalid_grant' } });
    }
  });

  it('takes as long for an unknown user as for a wrong password', async () => {
    const quickest = new Map<string, number>();
    // Alternates, and takes the minimum of many runs, so that other load on the machine affects both alike.
    for (let time = 0; time < 20; time += 1) {
      for (const username of [ANNA, 'nobody@bakery.example']) {
        const start = performance.now();
        await desk.signIn(username, 'not the password');
        quickest.set(username, Math.min(quickest.get(username) ?? Infinity, performance.now() - start));
      }
    }
    const ratio = (quickest.get('nobody@bakery.example') ?? 0) / (quickest.get(ANNA) ?? 1);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it('treats a composed and a decomposed accent as the same password', async () => {
    await desk.person('jose@bakery.example', 'caf\u00e9 con leche y pan');
    expect((await desk.signIn('jose@bakery.example', 'cafe\u0301 con leche y pan')).status).toBe(200);
  });

  describe('tokens', () => {
    it('refresh once each, for concurrent requests too', async () => {
      const first = grantOf(await desk.signIn(ANNA, PASSWORD));
      const replies = await Promise.all(Array.from({ length: 10 }, () => desk.refresh(first.refresh_token)));
      const [second, ...others] = replies.filter(({ status }) => status === 200).map(grantOf);
      expect(others).toEqual([]);
      expect((await userinfo(first.access_token)).status).toBe(401);
      expect((await userinfo(second?.access_token ?? '')).status).toBe(200);
      expect((await desk.refresh(first.refresh_token)).status).toBe(401);
    });

    it('are invalid once revoked, and the response never reveals whether they existed', async () => {
      const { access_token, refresh_token } = grantOf(await desk.signIn(ANNA, PASSWORD));
      const revoke = (token: string) => desk.send('POST', '/identity/revoke', new URLSearchParams({ token }));
      expect((await revoke('nonsense')).status).toBe(200);
      expect((await revoke(refresh_token)).status).toBe(200);
      expect((await userinfo(access_token)).status).toBe(401);
      expect((await desk.refresh(refresh_token)).status).toBe(401);
    });

    it.each(['', 'client_credentials'])('are rejected for a grant of %j', async (grant_type) => {
      expect((await desk.send('POST', '/identity/token', new URLSearchParams({ grant_type }))).status).toBe(
        400,
      );
    });
  });

  describe('setting up an account', () => {
    const setUp = (token: string, body: unknown) =>
      desk.send('POST', '/identity/account', body, bearer(token));
    const wanted = { givenName: ' Berk ', familyName: 'Yıldız', password: 'mavi kapıdan içeri' };

    it('works once, with names and a chosen password', async () => {
      await desk.person('berk@bakery.example', PASSWORD, false);
      const { access_token, refresh_token } = grantOf(await desk.signIn('berk@bakery.example', PASSWORD));
      const other = grantOf(await desk.signIn('berk@bakery.example', PASSWORD));
      const done = await setUp(access_token, wanted);
      expect(done).toMatchObject({ status: 200, body: { name: 'Berk Yıldız', accountSetup: true } });
      expect((await userinfo(access_token)).status).toBe(200);
      expect((await userinfo(other.access_token)).status).toBe(401);
      expect((await desk.refresh(refresh_token)).status).toBe(200);
      expect((await desk.signIn('berk@bakery.example', PASSWORD)).status).toBe(401);
      const { access_token: later } = grantOf(await desk.signIn('berk@bakery.example', wanted.password));
      expect((await setUp(later, { ...wanted, password: 'a stolen token changed it' })).status).toBe(409);
    });

    it('reports the fault of each field', async () => {
      await desk.person('cem@bakery.example', PASSWORD, false);
      const { access_token } = grantOf(await desk.signIn('cem@bakery.example', PASSWORD));
      expect(
        (await setUp(access_token, { ...wanted, givenName: '\n', familyName: 'x'.repeat(201) })).body,
      ).toEqual({
        error: 'invalid_request',
        fields: [
          { path: 'givenName', code: 'forms-required' },
          { path: 'familyName', code: 'forms-maxlength', params: { max: 200 } },
        ],
      });
      expect((await setUp(access_token, { ...wanted, password: 'short' })).body).toMatchObject({
        fields: [{ path: 'password', code: 'password-too-short', params: { min: 12 } }],
      });
      expect((await setUp(access_token, { ...wanted, password: 'cem@bakery.example' })).body).toMatchObject({
        fields: [{ code: 'password-too-common' }],
      });
    });
  });

  it.prop([fc.jsonValue()], { numRuns: 50 })('handles any body', async (body) => {
    for (const path of [
      'account',
      'password/forgot',
      'password/reset',
      'registrations',
      'invitations/x/accept',
      'sessions',
      'invitations',
    ]) {
      const { status } = await desk.send('POST', `/identity/${path}`, body, bearer(desk.token));
      expect([400, 401, 404]).toContain(status);
    }
  });
});
