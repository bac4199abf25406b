import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, expect } from 'vitest';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import {
  bearer,
  grantOf,
  type IdentityDesk,
  openIdentityDesk,
  secretIn,
} from '#tests/support/worlds/identity-desk.ts';
import { maker, type ResourceObject } from '#tests/support/worlds/test-platform.ts';

const PASSWORD = 'stroopwafel met boter';

/** The names that a form sends: those of a form without such fields are empty or absent. */
const names = fc.record(
  { givenName: fc.constantFrom('', ' \t', 'Hugo'), familyName: fc.constantFrom('', '\n', 'Bos') },
  { requiredKeys: [] },
);
const hasBoth = ({ givenName = '', familyName = '' }: { givenName?: string; familyName?: string }) =>
  givenName.trim() !== '' && familyName.trim() !== '';

describeEachDatabase('the names of a person who accepts an invitation', (newPlace) => {
  let desk: IdentityDesk;
  let event: ResourceObject;
  let count = 0;
  beforeAll(async () => {
    desk = await openIdentityDesk(await newPlace());
    event = await maker(desk).event({ name: 'Horti Fair' });
  });
  afterAll(() => desk.close());

  const invited = async (email: string): Promise<string> => {
    const place = { email, eventId: event.id, role: 'staff', language: 'en' };
    const sent = await desk.send('POST', '/identity/invitations', place, bearer(desk.token));
    expect(sent.status).toBe(201);
    return secretIn((await desk.mails()).find(({ to }) => to?.some(({ address }) => address === email)));
  };
  const accept = (token: string, body: object) =>
    desk.send('POST', `/identity/invitations/${token}/accept`, body);
  const nameOf = async (email: string) => {
    const { access_token } = grantOf(await desk.signIn(email, PASSWORD));
    return (await desk.send('GET', '/identity/userinfo', undefined, bearer(access_token))).body;
  };

  it.prop([names], { numRuns: 12 })(
    'are those of the account, if there is one, whatever is sent',
    async (sent) => {
      count += 1;
      const email = `anna-${count}@bakery.example`;
      await desk.person(email, PASSWORD);
      const token = await invited(email);
      expect(await accept(token, { ...sent, password: PASSWORD })).toMatchObject({
        status: 200,
        body: { email },
      });
      expect(await nameOf(email)).toMatchObject({ givenName: 'Anna', familyName: 'Visser' });
    },
  );

  it.prop([names], { numRuns: 12 })(
    'are required of a new account, and each is named that is missing',
    async (sent) => {
      count += 1;
      const email = `hugo-${count}@bakery.example`;
      const token = await invited(email);
      const { status, body } = await accept(token, { ...sent, password: PASSWORD });
      if (hasBoth(sent)) {
        expect(await nameOf(email)).toMatchObject({ givenName: 'Hugo', familyName: 'Bos' });
        return;
      }
      expect(status).toBe(400);
      const missing = (['givenName', 'familyName'] as const).filter(
        (name) => (sent[name] ?? '').trim() === '',
      );
      expect(body).toMatchObject({ fields: missing.map((path) => ({ path, code: 'forms-required' })) });
      // The invitation can still be accepted.
      const whole = { givenName: 'Hugo', familyName: 'Bos', password: PASSWORD };
      expect((await accept(token, whole)).status).toBe(200);
    },
  );
});
