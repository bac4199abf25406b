import type { Language } from '@fairdesk/core/shared';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import {
  bearer,
  grantOf,
  type IdentityDesk,
  openIdentityDesk,
  secretIn,
} from '#tests/support/worlds/identity-desk.ts';

const PASSWORD = 'stroopwafel met boter';
const DAY_MS = 86_400_000;
const GRANT = 'urn:fairdesk:grant:sign-in-link';
const ARTICLE = '0f0e0d0c0b0a09080706050403020100';

describeEachDatabase('a visitor account', (newPlace) => {
  let desk: IdentityDesk;
  beforeAll(async () => {
    desk = await openIdentityDesk(await newPlace());
  });
  afterAll(() => desk.close());

  const register = (email: string, more: Readonly<Record<string, unknown>> = {}) =>
    desk.send('POST', '/identity/visitors', {
      email,
      givenName: 'Anna',
      familyName: 'Visser',
      password: PASSWORD,
      language: 'en',
      ...more,
    });
  const use = (token: string) =>
    desk.send('POST', '/identity/token', new URLSearchParams({ grant_type: GRANT, token }));
  const opened = async (email: string): Promise<string> => {
    await register(email);
    const reply = await use(secretIn((await desk.mails())[0]));
    return grantOf(reply).access_token;
  };

  it('opens with the mailed link, once, and then with its password', async () => {
    const email = 'anna@visitor.example';
    expect((await register(' Anna@Visitor.example ')).status).toBe(202);
    expect((await desk.signIn(email, PASSWORD)).status).toBe(401);
    const token = secretIn((await desk.mails())[0]);
    const { access_token } = grantOf(await use(token));
    const user = await desk.send('GET', '/identity/userinfo', undefined, bearer(access_token));
    expect(user.body).toMatchObject({ email, name: 'Anna Visser', accountSetup: true });
    expect((await use(token)).status).toBe(401);
    expect((await desk.signIn(email, PASSWORD)).status).toBe(200);
  });

  it('opens for one of several concurrent uses of the link', async () => {
    await register('bea@visitor.example');
    const token = secretIn((await desk.mails())[0]);
    const replies = await Promise.all(Array.from({ length: 10 }, () => use(token)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('does not open after a day', async () => {
    await register('cas@visitor.example');
    const token = secretIn((await desk.mails())[0]);
    const start = desk.clock.now;
    desk.clock.now = new Date(start.getTime() + DAY_MS);
    expect((await use(token)).status).toBe(401);
    desk.clock.now = start;
  });

  it('is not registered over an existing account, whose owner gets a sign-in link', async () => {
    const email = 'dora@bakery.example';
    await desk.person(email, 'appeltaart zonder rozijnen');
    const unknown = await register('nobody@visitor.example');
    await desk.mails();
    const known = await register(email);
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const [mail] = await desk.mails();
    expect(mail).toMatchObject({ to: [{ address: email }], subject: 'You already have an account' });
    expect(mail?.text).toContain('https://desk.example/sign-in/');
    expect((await use(secretIn(mail))).status).toBe(200);
    expect((await desk.signIn(email, PASSWORD)).status).toBe(401);
    expect((await desk.signIn(email, 'appeltaart zonder rozijnen')).status).toBe(200);
  });

  it('keeps its first password when it is registered twice and both links are used', async () => {
    const email = 'ella@visitor.example';
    await register(email);
    const first = secretIn((await desk.mails())[0]);
    await register(email, { password: 'another quiet harbour' });
    const second = secretIn((await desk.mails())[0]);
    expect([(await use(first)).status, (await use(second)).status]).toEqual([200, 200]);
    expect((await desk.signIn(email, PASSWORD)).status).toBe(200);
    expect((await desk.signIn(email, 'another quiet harbour')).status).toBe(401);
  });

  it('is mailed three links a day at most', async () => {
    const email = 'finn@visitor.example';
    for (let count = 0; count < 3; count += 1) {
      await register(email);
      expect((await desk.mails())[0]?.to?.[0]?.address).toBe(email);
    }
    await register(email);
    await register('fien@visitor.example');
    expect((await desk.mails()).map(({ to }) => to?.[0]?.address)).toEqual(['fien@visitor.example']);
    const start = desk.clock.now;
    desk.clock.now = new Date(start.getTime() + DAY_MS);
    await register(email);
    expect((await desk.mails())[0]?.to?.[0]?.address).toBe(email);
    desk.clock.now = start;
  });

  it('rejects a weak password for any address', async () => {
    await desk.person('gijs@bakery.example', PASSWORD);
    for (const email of ['gijs@bakery.example', 'gus@visitor.example']) {
      expect((await register(email, { password: 'short' })).body).toMatchObject({
        fields: [{ path: 'password', code: 'password-too-short' }],
      });
    }
  });

  it('returns to a page of our own after the verification, and to no other', async () => {
    const linkFor = async (email: string, returnTo: string) => {
      await register(email, { returnTo });
      return (await desk.mails())[0]?.text ?? '';
    };
    const path = '/nl/aqua/news/salt?page=2';
    expect(await linkFor('hugo@visitor.example', path)).toContain(`?return=${encodeURIComponent(path)}`);
    for (const [index, elsewhere] of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:1',
    ].entries())
      expect(await linkFor(`ida${index}@visitor.example`, elsewhere)).not.toContain('return=');
  });

  it.each<[Language, string, string, string]>([
    ['en', 'Confirm your visitor account', 'https://desk.example/verify/', 'Your account was deleted'],
    ['nl', 'Bevestig uw bezoekersaccount', 'https://desk.example/nl/verify/', 'Uw account is verwijderd'],
    ['es', 'Confirme su cuenta de visitante', 'https://desk.example/es/verify/', 'Su cuenta se ha eliminado'],
    ['tr', 'Ziyaretçi hesabınızı onaylayın', 'https://desk.example/tr/verify/', 'Hesabınız silindi'],
  ])(
    'is verified and deleted with mails in the language of the page: %s',
    async (language, subject, link, deleted) => {
      const email = `jan.${language}@visitor.example`;
      await register(email, { language, givenName: '$& Jan' });
      const [mail] = await desk.mails();
      expect(mail?.subject).toBe(subject);
      expect(mail?.text).toContain('$& Jan');
      expect(mail?.text).toContain(link);
      const { access_token } = grantOf(await use(secretIn(mail)));
      const reply = await desk.send(
        'POST',
        '/identity/account/delete',
        { password: PASSWORD, language },
        bearer(access_token),
      );
      expect(reply.status).toBe(204);
      expect((await desk.mails())[0]).toMatchObject({ to: [{ address: email }], subject: deleted });
    },
  );

  it('is deleted with its reactions, sessions and tokens', async () => {
    const email = 'kaat@visitor.example';
    const token = await opened(email);
    const at = (call: string) => `/api/visitor/articles/${ARTICLE}/${call}`;
    await desk.send('POST', at('toggleLike'), { like: true }, bearer(token));
    expect((await desk.send('GET', at('articleData'))).body).toEqual({ likes: 1 });
    const session = {
      idHash: 'kaat-'.repeat(5),
      email,
      sealed: 'x',
      remembered: false,
      expiresAt: '2027-01-01T00:00:00Z',
    };
    await desk.send('POST', '/identity/sessions', session, bearer(desk.token));

    const remove = (password: string) =>
      desk.send('POST', '/identity/account/delete', { password, language: 'en' }, bearer(token));
    expect((await remove('not the password')).body).toMatchObject({
      fields: [{ path: 'password', code: 'password-wrong' }],
    });
    expect((await desk.send('GET', at('articleData'))).body).toEqual({ likes: 1 });
    expect((await remove(PASSWORD)).status).toBe(204);
    expect((await desk.send('GET', at('articleData'))).body).toEqual({ likes: 0 });
    expect((await desk.send('GET', '/identity/userinfo', undefined, bearer(token))).status).toBe(401);
    expect((await desk.signIn(email, PASSWORD)).status).toBe(401);
    const stored = await desk.send(
      'GET',
      `/identity/sessions/${session.idHash}`,
      undefined,
      bearer(desk.token),
    );
    expect(stored.status).toBe(404);
    expect((await remove(PASSWORD)).status).toBe(401);
  });
});
