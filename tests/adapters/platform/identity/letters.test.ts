import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import {
  bearer,
  grantOf,
  type IdentityDesk,
  openIdentityDesk,
  secretIn,
} from '#tests/support/worlds/identity-desk.ts';
import { listOf, maker, type ResourceObject } from '#tests/support/worlds/test-platform.ts';

const PASSWORD = 'stroopwafel met boter';
const NEW_PASSWORD = 'appeltaart zonder rozijnen';
const HOUR_MS = 3_600_000;

describeEachDatabase('letters of the identity service', (newPlace) => {
  let desk: IdentityDesk;
  let event: ResourceObject;
  let company: ResourceObject;
  beforeAll(async () => {
    desk = await openIdentityDesk(await newPlace());
    const makers = maker(desk);
    event = await makers.event({
      name: 'Horti Fair\r\nBcc: all@fair.example',
      contactEmail: 'desk@fair.example',
    });
    company = await makers.participation(event, { organizationName: 'Kas en Co' });
  });
  afterAll(() => desk.close());

  describe('a forgotten password', () => {
    const forgot = (email: string) =>
      desk.send('POST', '/identity/password/forgot', { email, language: 'nl' });
    const reset = (token: string, password: string) =>
      desk.send('POST', '/identity/password/reset', { token, password });

    it('is replaced through a mailed link, once, and every session ends', async () => {
      const email = 'dora@bakery.example';
      await desk.person(email, PASSWORD);
      const { access_token, refresh_token } = grantOf(await desk.signIn(email, PASSWORD));
      const session = {
        idHash: 'dora-'.repeat(5),
        email,
        sealed: 'x',
        remembered: false,
        expiresAt: '2027-01-01T00:00:00Z',
      };
      await desk.send('POST', '/identity/sessions', session, bearer(desk.token));

      expect((await forgot('Dora@Bakery.example')).status).toBe(202);
      const [mail] = await desk.mails();
      expect(mail).toMatchObject({
        to: [{ address: email }],
        subject: 'Exposantenportaal: kies een nieuw wachtwoord',
      });
      expect(mail?.text).toContain('https://desk.example/nl/reset-password/');

      const token = secretIn(mail);
      expect((await reset(token, 'short')).body).toMatchObject({ fields: [{ code: 'password-too-short' }] });
      expect((await reset(token, NEW_PASSWORD)).status).toBe(204);
      expect(await reset(token, NEW_PASSWORD)).toMatchObject({
        status: 400,
        body: { error: 'invalid_token' },
      });
      expect((await desk.signIn(email, PASSWORD)).status).toBe(401);
      expect((await desk.signIn(email, NEW_PASSWORD)).status).toBe(200);
      expect((await desk.send('GET', '/identity/userinfo', undefined, bearer(access_token))).status).toBe(
        401,
      );
      expect((await desk.refresh(refresh_token)).status).toBe(401);
      const reply = await desk.send(
        'GET',
        `/identity/sessions/${session.idHash}`,
        undefined,
        bearer(desk.token),
      );
      expect(reply.status).toBe(404);
    });

    it('is reset by one of several concurrent uses of the link', async () => {
      await desk.person('eva@bakery.example', PASSWORD);
      await forgot('eva@bakery.example');
      const token = secretIn((await desk.mails())[0]);
      const replies = await Promise.all(
        Array.from({ length: 5 }, (_, index) => reset(token, `${NEW_PASSWORD} ${index}`)),
      );
      expect(replies.filter(({ status }) => status === 204)).toHaveLength(1);
    });

    it('can be reset within an hour', async () => {
      await desk.person('finn@bakery.example', PASSWORD);
      await forgot('finn@bakery.example');
      const token = secretIn((await desk.mails())[0]);
      const start = desk.clock.now;
      desk.clock.now = new Date(start.getTime() + HOUR_MS);
      expect((await reset(token, NEW_PASSWORD)).body).toEqual({ error: 'invalid_token' });
      desk.clock.now = start;
    });

    it('gets the same response without a mail for an unknown user, and three mails an hour at most', async () => {
      expect((await forgot('nobody@bakery.example')).status).toBe(202);
      expect(await desk.mails()).toEqual([]);
      await desk.person('gul@bakery.example', PASSWORD);
      const counts: number[] = [];
      for (let time = 0; time < 4; time += 1) {
        await forgot('gul@bakery.example');
        counts.push((await desk.mails()).length);
      }
      expect(counts).toEqual([1, 1, 1, 0]);
    });
  });

  describe('an invitation', () => {
    const invite = (body: Record<string, unknown> = {}) =>
      desk.send(
        'POST',
        '/identity/invitations',
        {
          email: 'hugo@bakery.example',
          eventId: event.id,
          participationId: company.id,
          role: 'editor',
          language: 'tr',
          ...body,
        },
        bearer(desk.token),
      );
    const accept = (token: string, password: string) =>
      desk.send('POST', `/identity/invitations/${token}/accept`, {
        givenName: 'Hugo',
        familyName: 'Bos',
        password,
      });
    const permissionsOf = async (email: string) => {
      const filter = JSON.stringify([{ name: 'email', op: 'eq', val: email }]);
      return listOf(await desk.call('GET', `/event-permissions?${new URLSearchParams({ filter })}`)).data;
    };

    it('creates a user with the role and an account', async () => {
      expect((await invite()).status).toBe(201);
      const [mail] = await desk.mails();
      expect(mail?.subject).toBe('Davetiyeniz: Horti Fair Bcc: all@fair.example');
      expect(mail?.bcc).toBeUndefined();
      const token = secretIn(mail);
      expect((await desk.send('GET', `/identity/invitations/${token}`)).body).toEqual({
        email: 'hugo@bakery.example',
        places: [{ organizationName: 'Kas en Co', eventName: expect.stringContaining('Horti Fair') }],
        role: 'editor',
        accountExists: false,
        givenName: '',
        familyName: '',
      });
      expect((await accept(token, 'password1234')).body).toMatchObject({
        fields: [{ code: 'password-too-common' }],
      });
      expect(await accept(token, PASSWORD)).toMatchObject({
        status: 200,
        body: { email: 'hugo@bakery.example' },
      });
      expect((await accept(token, PASSWORD)).status).toBe(404);
      expect((await desk.signIn('hugo@bakery.example', PASSWORD)).status).toBe(200);
      expect((await permissionsOf('hugo@bakery.example')).map(({ attributes }) => attributes.role)).toEqual([
        'editor',
      ]);
      await desk.send('POST', '/identity/password/forgot', { email: 'hugo@bakery.example', language: 'es' });
      expect((await desk.mails())[0]?.text).toContain('el portal del expositor de Horti Fair');
    });

    it('asks a user with an account for their current password, and changes only their role', async () => {
      await desk.person('iris@bakery.example', PASSWORD);
      await invite({ email: 'Iris@bakery.example', role: 'viewer' });
      const token = secretIn((await desk.mails())[0]);
      expect((await accept(token, NEW_PASSWORD)).status).toBe(400);
      expect((await accept(token, PASSWORD)).status).toBe(200);
      const { access_token } = grantOf(await desk.signIn('iris@bakery.example', PASSWORD));
      const user = await desk.send('GET', '/identity/userinfo', undefined, bearer(access_token));
      expect(user.body).toMatchObject({ name: 'Anna Visser' });
    });

    it('to the same place replaces the previous one and its role', async () => {
      await invite({ email: 'jan@bakery.example', role: 'viewer' });
      const old = secretIn((await desk.mails())[0]);
      await invite({ email: 'jan@bakery.example', role: 'owner' });
      const token = secretIn((await desk.mails())[0]);
      expect((await accept(old, PASSWORD)).status).toBe(404);
      expect((await accept(token, PASSWORD)).status).toBe(200);
      await invite({ email: 'jan@bakery.example', role: 'media' });
      await accept(secretIn((await desk.mails())[0]), PASSWORD);
      expect((await permissionsOf('jan@bakery.example')).map(({ attributes }) => attributes.role)).toEqual([
        'media',
      ]);
    });

    it('is accepted from the product only, and only for an existing place', async () => {
      expect((await desk.send('POST', '/identity/invitations', {})).status).toBe(401);
      expect((await invite({ participationId: 'nobody' })).status).toBe(400);
      expect((await invite({ eventId: '999' })).status).toBe(400);
      expect((await invite({ role: 'king' })).body).toMatchObject({ fields: [{ path: 'role' }] });
    });
  });

  describe('a request for access', () => {
    const ask = (email: string) =>
      desk.send('POST', '/identity/registrations', {
        ...{
          email,
          givenName: 'Kees',
          familyName: 'Smit\r\nTo: all@fair.example',
          organizationName: 'Tuin BV',
        },
        ...{ eventId: event.id, language: 'es' },
      });

    it('is mailed to the organiser, once a day per user', async () => {
      expect((await ask('kees@garden.example')).status).toBe(202);
      const [mail] = await desk.mails();
      expect(mail).toMatchObject({ to: [{ address: 'desk@fair.example' }] });
      expect(mail?.text).toContain('Kees Smit To: all@fair.example');
      // In the organiser's language rather than the requester's.
      expect(mail?.subject).toContain('Request for access');
      expect((await ask('kees@garden.example')).status).toBe(202);
      expect(await desk.mails()).toEqual([]);
    });

    it('gets the same response for a user with an account', async () => {
      await desk.person('lotte@garden.example', PASSWORD);
      expect((await ask('lotte@garden.example')).status).toBe(202);
      await desk.mails();
    });
  });
});
