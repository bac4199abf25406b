import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import {
  bearer,
  grantOf,
  type IdentityDesk,
  openIdentityDesk,
  secretIn,
} from '#tests/support/worlds/identity-desk.ts';

const PASSWORD = 'stroopwafel met boter';
const QUARTER_MS = 15 * 60_000;
const GRANT = 'urn:fairdesk:grant:sign-in-link';

describeEachDatabase('a sign-in link', (newPlace) => {
  let desk: IdentityDesk;
  beforeAll(async () => {
    desk = await openIdentityDesk(await newPlace());
  });
  afterAll(() => desk.close());

  const request = (email: string, language = 'en') =>
    desk.send('POST', '/identity/sign-in-links', { email, language });
  const use = (token: string) =>
    desk.send('POST', '/identity/token', new URLSearchParams({ grant_type: GRANT, token }));
  const linkFor = async (email: string): Promise<string> => {
    await desk.person(email, PASSWORD);
    await request(email);
    return secretIn((await desk.mails())[0]);
  };

  it('signs its user in, once', async () => {
    const token = await linkFor('anna@bakery.example');
    const { access_token } = grantOf(await use(token));
    const user = await desk.send('GET', '/identity/userinfo', undefined, bearer(access_token));
    expect(user.body).toMatchObject({ email: 'anna@bakery.example' });
    expect(await use(token)).toMatchObject({ status: 401, body: { error: 'invalid_grant' } });
  });

  it('works for one of several concurrent uses', async () => {
    const token = await linkFor('bea@bakery.example');
    const replies = await Promise.all(Array.from({ length: 20 }, () => use(token)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('expires after a quarter of an hour', async () => {
    const token = await linkFor('cas@bakery.example');
    const start = desk.clock.now;
    desk.clock.now = new Date(start.getTime() + QUARTER_MS);
    expect((await use(token)).status).toBe(401);
    desk.clock.now = start;
  });

  it('expires when the password changes', async () => {
    const email = 'dirk@bakery.example';
    const token = await linkFor(email);
    await desk.send('POST', '/identity/password/forgot', { email, language: 'en' });
    const reset = secretIn((await desk.mails())[0]);
    await desk.send('POST', '/identity/password/reset', { token: reset, password: 'a new and long one' });
    expect((await use(token)).status).toBe(401);
  });

  describe.each([
    ['en', 'Your sign-in link', '/sign-in/'],
    ['nl', 'Uw inloglink', '/nl/sign-in/'],
    ['es', 'Su enlace para iniciar sesión', '/es/sign-in/'],
    ['tr', 'Oturum açma bağlantınız', '/tr/sign-in/'],
  ])('in %s', (language, subject, path) => {
    it('is mailed in the language of the page', async () => {
      const email = `ella.${language}@bakery.example`;
      await desk.person(email, PASSWORD);
      await request(email, language);
      const [mail] = await desk.mails();
      expect(mail).toMatchObject({ to: [{ address: email }], subject });
      expect(mail?.text).toContain(`https://desk.example${path}`);
    });
  });

  it.each([
    ['/nl/aqua/tasks?by=date#task-rigging', '?return=%2Fnl%2Faqua%2Ftasks%3Fby%3Ddate%23task-rigging'],
    ['//evil.example', ''],
    ['/\\\\evil.example', ''],
    ['https://evil.example/', ''],
    [undefined, ''],
  ])('leads to the requested page %s only on our own host', async (returnTo, query) => {
    const email = `return.${query.length}.${returnTo?.length}@bakery.example`;
    await desk.person(email, PASSWORD);
    await desk.send('POST', '/identity/sign-in-links', { email, language: 'nl', returnTo });
    const [mail] = await desk.mails();
    const [link = ''] = /https:\/\/desk\.example\/nl\/sign-in\/\S+/.exec(mail?.text ?? '') ?? [];
    expect(new URL(link).search).toBe(query);
    expect((await use(secretIn(mail))).status).toBe(200);
  });

  it('is mailed at most three times in a quarter of an hour', async () => {
    const email = 'gijs@bakery.example';
    await desk.person(email, PASSWORD);
    const sent = [];
    for (let time = 0; time < 4; time += 1) {
      await request(email);
      sent.push(...(await desk.mails()));
    }
    expect(sent).toHaveLength(3);
  });

  it('gets the same response for unknown addresses, without a mail', async () => {
    const known = 'fien@bakery.example';
    await desk.person(known, PASSWORD);
    const replies = [await request('nobody@bakery.example'), await request(known)];
    expect(replies[0]).toEqual(replies[1]);
    const mails = await desk.mails();
    expect(mails.flatMap(({ to }) => to?.map(({ address }) => address))).toEqual([known]);
  });

  it('rejects invalid tokens with the same status', async () => {
    for (const token of ['', 'x', '\0', 'a'.repeat(300)]) expect((await use(token)).status).toBe(401);
  });
});
