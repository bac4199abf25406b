import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type IdentityDesk, openIdentityDesk, secretIn } from '#tests/support/worlds/identity-desk.ts';

describeEachDatabase('a link to set a new password', (newPlace) => {
  let desk: IdentityDesk;
  beforeAll(async () => {
    desk = await openIdentityDesk(await newPlace());
  });
  afterAll(() => desk.close());

  it.each([
    ['/nl/aqua/tasks?by=date#task-rigging', '?return=%2Fnl%2Faqua%2Ftasks%3Fby%3Ddate%23task-rigging'],
    ['//evil.example', ''],
    ['/\\evil.example', ''],
    ['https://evil.example/', ''],
    [undefined, ''],
  ])('leads to the requested page %s only on our own host', async (returnTo, query) => {
    const email = `reset.${query.length}.${returnTo?.length}@bakery.example`;
    await desk.person(email, 'stroopwafel met boter');
    await desk.send('POST', '/identity/password/forgot', { email, language: 'nl', returnTo });
    const [mail] = await desk.mails();
    const [link = ''] = /https:\/\/desk\.example\/nl\/reset-password\/\S+/.exec(mail?.text ?? '') ?? [];
    expect(new URL(link).search).toBe(query);
    const token = secretIn(mail);
    const reset = { token, password: 'a new and long one' };
    const read = async (name = token) => (await desk.send('GET', `/identity/password-resets/${name}`)).status;
    // Reading the link, as often as it may be, does not use it up.
    expect([await read(), await read(), await read(`${token}x`)]).toEqual([204, 204, 404]);
    expect((await desk.send('POST', '/identity/password/reset', reset)).status).toBe(204);
    expect(await read()).toBe(404);
  });
});
