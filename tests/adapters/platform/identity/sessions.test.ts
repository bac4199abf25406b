import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { bearer, type IdentityDesk, openIdentityDesk } from '#tests/support/worlds/identity-desk.ts';

const HOUR_MS = 3_600_000;

describeEachDatabase('sessions', (newPlace) => {
  let desk: IdentityDesk;
  let count = 0;
  beforeAll(async () => {
    desk = await openIdentityDesk(await newPlace());
  });
  afterAll(() => desk.close());

  const ask = (method: string, path: string, body?: unknown) =>
    desk.send(method, `/identity/sessions${path}`, body, bearer(desk.token));
  const later = (ms: number) => new Date(desk.clock.now.getTime() + ms).toISOString();
  const open = async (more: Record<string, unknown> = {}) => {
    count += 1;
    const idHash = `hash-${String(count).padStart(20, '0')}`;
    const session = {
      idHash,
      email: 'Anna@bakery.example',
      sealed: 'sealed tokens',
      remembered: true,
      expiresAt: later(HOUR_MS),
      ...more,
    };
    expect((await ask('POST', '', session)).status).toBe(201);
    return idHash;
  };

  it('are returned as they were stored', async () => {
    const idHash = await open();
    expect((await ask('GET', `/${idHash}`)).body).toEqual({
      idHash,
      email: 'anna@bakery.example',
      sealed: 'sealed tokens',
      remembered: true,
      expiresAt: later(HOUR_MS),
      lastSeenAt: later(0),
      createdAt: later(0),
      error: null,
      version: 1,
    });
  });

  it('are available to the product only', async () => {
    const idHash = await open();
    for (const method of ['GET', 'DELETE']) {
      expect((await desk.send(method, `/identity/sessions/${idHash}`)).status).toBe(401);
    }
  });

  it('are deleted when they expire or end', async () => {
    const idHash = await open({ expiresAt: later(1_000) });
    const start = desk.clock.now;
    desk.clock.now = new Date(start.getTime() + 1_000);
    expect((await ask('GET', `/${idHash}`)).status).toBe(404);
    expect((await ask('PATCH', `/${idHash}`, { expiresAt: later(HOUR_MS) })).status).toBe(404);
    desk.clock.now = start;
    const other = await open();
    expect((await ask('DELETE', `/${other}`)).status).toBe(204);
    expect((await ask('GET', `/${other}`)).status).toBe(404);
    expect((await ask('DELETE', `/${other}`)).status).toBe(204);
  });

  it('change only for the writer with the latest version', async () => {
    const idHash = await open();
    const changes = Array.from({ length: 10 }, (_, index) =>
      ask('PATCH', `/${idHash}`, { sealed: `new ${index}`, version: 1 }),
    );
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect((await ask('PATCH', `/${idHash}`, { error: 'RefreshAccessTokenError' })).body).toMatchObject({
      error: 'RefreshAccessTokenError',
      version: 3,
    });
    expect((await ask('PATCH', `/${idHash}`, { error: null })).body).toMatchObject({ error: null });
  });

  it('of a user are listed and ended together', async () => {
    const email = 'many@bakery.example';
    const hashes = [await open({ email }), await open({ email })];
    const listed = (await ask('GET', `?email=${encodeURIComponent('MANY@bakery.example')}`)).body as {
      idHash: string;
    }[];
    expect(new Set(listed.map(({ idHash }) => idHash))).toEqual(new Set(hashes));
    expect((await ask('DELETE', `?email=${encodeURIComponent(email)}`)).status).toBe(204);
    expect((await ask('GET', `?email=${encodeURIComponent(email)}`)).body).toEqual([]);
    expect((await ask('GET', '?email=%00')).status).toBe(400);
  });

  const hashOf = (letter: string) => letter.repeat(43);
  const anyNotice = fc.record(
    { signOnSubject: fc.constantFrom('a', 'b'), signOnSession: fc.constantFrom('c', 'd') },
    { requiredKeys: [] },
  );

  it.prop([fc.array(anyNotice, { maxLength: 5 }), anyNotice], { numRuns: 15 })(
    'end by the notice of an identity provider exactly where all that it names is theirs',
    async (sessions, notice) => {
      const names = Object.entries(notice);
      fc.pre(names.length > 0);
      await ask('DELETE', `?email=${encodeURIComponent('sso@bakery.example')}`);
      const hashes: string[] = [];
      for (const session of sessions) {
        const cells = Object.entries(session).map(([name, letter]) => [name, hashOf(letter)]);
        hashes.push(await open({ email: 'sso@bakery.example', ...Object.fromEntries(cells) }));
      }
      const query = new URLSearchParams(names.map(([name, letter]) => [name, hashOf(letter)]));
      expect((await ask('DELETE', `?${query}`)).status).toBe(204);
      for (const [place, session] of sessions.entries()) {
        const isEnded = names.every(([name, letter]) => session[name as keyof typeof session] === letter);
        expect((await ask('GET', `/${hashes[place]}`)).status).toBe(isEnded ? 404 : 200);
      }
    },
  );

  describe('a lease', () => {
    const lease = async (idHash: string, seconds = 10) =>
      (await ask('POST', `/${idHash}/lease`, { seconds })).body;

    it.prop([fc.integer({ min: 2, max: 12 })], { numRuns: 10 })(
      'has one holder at a time',
      async (callers) => {
        const idHash = await open();
        const answers = await Promise.all(Array.from({ length: callers }, () => lease(idHash)));
        expect(answers.filter((answer) => (answer as { leased: boolean }).leased)).toHaveLength(1);
      },
    );

    it('is available again after its release or its expiry', async () => {
      const idHash = await open();
      expect(await lease(idHash)).toEqual({ leased: true });
      expect(await lease(idHash)).toEqual({ leased: false });
      expect((await ask('DELETE', `/${idHash}/lease`)).status).toBe(204);
      expect(await lease(idHash)).toEqual({ leased: true });
      const start = desk.clock.now;
      desk.clock.now = new Date(start.getTime() + 10_000);
      expect(await lease(idHash)).toEqual({ leased: true });
      desk.clock.now = start;
    });

    it('is released alone', async () => {
      const [one, other] = [await open(), await open()];
      for (const idHash of [one, other]) expect(await lease(idHash)).toEqual({ leased: true });
      await ask('DELETE', `/${one}/lease`);
      expect(await lease(other)).toEqual({ leased: false });
    });

    it('is not found without a session', async () => {
      expect((await ask('POST', '/hash-of-nobody-at-all/lease', { seconds: 5 })).status).toBe(404);
    });
  });
});
