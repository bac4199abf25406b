import {
  expiryOf,
  type IdentityProvider,
  LEASE_SECONDS,
  openSession,
  type SessionStore,
  type StoredSession,
} from '@fairdesk/core/session';
import type { Failure } from '@fairdesk/core/shared';
import {
  anyFailure,
  anyUser,
  memoryClock,
  memoryLog,
  memorySessionStore,
  oneOf,
} from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { errAsync, ok, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';

const KEY = 'a'.repeat(64);
const HOUR = 3600;
const DAY = 24 * HOUR;

const isoAfter = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000).toISOString();

/** A provider with refresh token rotation: it accepts each refresh token once. */
const rotatingProvider = (now: () => Date, accessSeconds: number) => {
  let rotations = 0;
  const refresh: IdentityProvider['refresh'] = ({ refreshToken }) => {
    if (refreshToken !== `refresh-${rotations}`) return errAsync({ kind: 'signed-out' });
    rotations += 1;
    return okAsync({
      accessToken: `access-${rotations}`,
      accessExpiresAt: isoAfter(now(), accessSeconds),
      refreshToken: `refresh-${rotations}`,
      refreshExpiresAt: isoAfter(now(), 90 * DAY),
    });
  };
  return { refresh, rotations: () => rotations };
};

const user = oneOf(anyUser);

const house = (remembered: boolean, accessSeconds = HOUR, endsWhenIdle = false) => {
  const clock = memoryClock();
  const store = memorySessionStore(clock.now);
  const log = memoryLog();
  const provider = rotatingProvider(clock.now, accessSeconds);
  const session: StoredSession = {
    key: KEY,
    user,
    ...begun(clock.now(), remembered, endsWhenIdle),
    tokens: {
      accessToken: 'access-0',
      accessExpiresAt: isoAfter(clock.now(), accessSeconds),
      refreshToken: 'refresh-0',
      refreshExpiresAt: isoAfter(clock.now(), 90 * DAY),
    },
  };
  /** A server process that uses this store. */
  const process = (over: Partial<IdentityProvider> = {}, through: SessionStore = store) =>
    openSession({
      provider: { refresh: provider.refresh, ...over } as IdentityProvider,
      store: through,
      clock: clock.now,
      log,
    });
  return { clock, store, log, provider, session, process };
};

/** The lifetime fields of a session that starts now. */
const begun = (now: Date, remembered: boolean, endsWhenIdle: boolean) => {
  const startedAt = now.toISOString();
  const life = { startedAt, lastUsedAt: startedAt, remembered, endsWhenIdle };
  return { ...life, expiresAt: expiryOf(life) };
};

/** The same store, responding when the scheduler decides. */
const scheduledStore = (scheduler: fc.Scheduler, store: SessionStore): SessionStore => {
  const late = <T>(answer: () => ResultAsync<T, Failure>): ResultAsync<T, Failure> =>
    new ResultAsync(scheduler.schedule(Promise.resolve()).then(() => answer()));
  return {
    save: (session) => late(() => store.save(session)),
    replace: (session) => late(() => store.replace(session)),
    find: (key) => late(() => store.find(key)),
    remove: (key) => late(() => store.remove(key)),
    removeAllOf: (email) => late(() => store.removeAllOf(email)),
    removeSignedOn: (logout) => late(() => store.removeSignedOn(logout)),
    lease: (key, seconds) => late(() => store.lease(key, seconds)),
    giveBack: (key) => late(() => store.giveBack(key)),
  };
};

describe('openSession', () => {
  it.prop([fc.scheduler(), fc.array(fc.nat(3), { minLength: 1, maxLength: 60 })])(
    'refreshes once and keeps every visitor signed in, for any number of concurrent requests and servers',
    async (scheduler, requests) => {
      const { clock, store, log, provider, session, process } = house(true);
      await store.save(session);
      clock.pass(HOUR);
      const servers = [0, 1, 2, 3].map(() => process({}, scheduledStore(scheduler, store)));
      const opened = requests.map((server) =>
        scheduler.schedule(Promise.resolve()).then(() => (servers[server] ?? process())(KEY)),
      );
      for (const result of await scheduler.waitFor(Promise.all(opened)))
        expect(result._unsafeUnwrap()?.error).toBeUndefined();
      expect(provider.rotations()).toBe(1);
      expect(log.sentences).toEqual([]);
      expect((await store.find(KEY))._unsafeUnwrap()?.tokens.accessToken).toBe('access-1');
    },
  );

  it.prop([fc.scheduler(), fc.integer({ min: 1, max: 200 })])(
    'gives every waiting request of one server the same new token',
    async (scheduler, requests) => {
      const { clock, store, session, process } = house(true);
      await store.save(session);
      clock.pass(HOUR);
      const open = process({}, scheduledStore(scheduler, store));
      const opened = Array.from({ length: requests }, () => open(KEY));
      for (const result of await scheduler.waitFor(Promise.all(opened))) {
        expect(result._unsafeUnwrap()?.tokens.accessToken).toBe('access-1');
      }
    },
  );

  it.prop([fc.scheduler(), fc.integer({ min: 1, max: 20 })])(
    'requests a refresh once when it is rejected for good, on any number of servers',
    async (scheduler, servers) => {
      const { clock, store, log, session, process } = house(true);
      await store.save(session);
      clock.pass(HOUR);
      const refused = { refresh: () => errAsync({ kind: 'signed-out' } as const) };
      const opened = Array.from({ length: servers }, () =>
        process(refused, scheduledStore(scheduler, store))(KEY),
      );
      await scheduler.waitFor(Promise.all(opened));
      expect(log.sentences).toEqual(['Impossible to refresh an access token.']);
    },
  );

  it.prop([fc.scheduler()])('never restores a session that ended meanwhile', async (scheduler) => {
    const { clock, store, session, process } = house(true);
    await store.save(session);
    clock.pass(HOUR);
    const opened = process({}, scheduledStore(scheduler, store))(KEY);
    const ended = scheduler.schedule(Promise.resolve()).then(() => store.remove(KEY));
    await scheduler.waitFor(Promise.all([opened, ended]));
    expect((await store.find(KEY))._unsafeUnwrap()).toBeUndefined();
  });

  it('stores and logs a final refusal, once', async () => {
    const { clock, store, log, session, process } = house(true);
    await store.save(session);
    clock.pass(HOUR);
    const open = process({ refresh: () => errAsync({ kind: 'signed-out' }) });
    for (let visit = 0; visit < 3; visit += 1) {
      clock.pass(LEASE_SECONDS);
      expect((await open(KEY))._unsafeUnwrap()?.error).toBe('RefreshAccessTokenError');
    }
    expect(log.sentences).toEqual(['Impossible to refresh an access token.']);
  });

  it.prop([anyFailure, fc.integer({ min: 1, max: 50 })])(
    'keeps a session after any other failure, and retries once in 30 seconds at most, for any number of requests',
    async (failure, requests) => {
      fc.pre(failure.kind !== 'signed-out');
      const { clock, store, session, process, provider } = house(false);
      await store.save(session);
      clock.pass(HOUR);
      let broken = true;
      let requestCount = 0;
      const open = process({
        refresh: (tokens) => {
          requestCount += 1;
          return broken ? errAsync(failure) : provider.refresh(tokens);
        },
      });
      for (let request = 0; request < requests; request += 1) {
        expect((await open(KEY))._unsafeUnwrap()).toEqual(session);
      }
      expect(requestCount).toBe(1);
      broken = false;
      clock.pass(LEASE_SECONDS);
      expect((await open(KEY))._unsafeUnwrap()?.tokens.accessToken).toBe('access-1');
    },
  );

  it('releases the lease as soon as the refresh is done', async () => {
    const { clock, store, session, process } = house(true);
    await store.save(session);
    clock.pass(HOUR);
    await process()(KEY);
    expect((await store.lease(KEY, LEASE_SECONDS))._unsafeUnwrap()).toBe(true);
  });

  it('waits until the lease of a crashed server expires', async () => {
    const { clock, store, session, process, provider } = house(true);
    await store.save(session);
    clock.pass(HOUR);
    await store.lease(KEY, LEASE_SECONDS);
    expect((await process()(KEY))._unsafeUnwrap()).toEqual(session);
    expect(provider.rotations()).toBe(0);
    clock.pass(LEASE_SECONDS);
    await process()(KEY);
    expect(provider.rotations()).toBe(1);
  });

  it.prop([fc.array(fc.integer({ min: 1, max: 29 }), { minLength: 1, maxLength: 20 })])(
    'keeps a remembered session while it is used within 30 days, up to 90 days',
    async (pauses) => {
      const { clock, store, session, process } = house(true, 1000 * DAY);
      await store.save(session);
      const absolute = isoAfter(clock.now(), 90 * DAY);
      for (const days of pauses) {
        clock.pass(days * DAY);
        const opened = (await process()(KEY))._unsafeUnwrap();
        const idle = isoAfter(clock.now(), 30 * DAY);
        const end = idle < absolute ? idle : absolute;
        expect(opened?.expiresAt).toBe(clock.now().toISOString() < absolute ? end : undefined);
      }
      clock.pass(30 * DAY);
      expect((await process()(KEY))._unsafeUnwrap()).toBeUndefined();
    },
  );

  it.prop([fc.array(fc.integer({ min: 1, max: HOUR }), { maxLength: 11 })])(
    'ends every other session 12 hours after sign-in, despite use',
    async (pauses) => {
      const { clock, store, session, process } = house(false);
      await store.save(session);
      for (const seconds of pauses) {
        clock.pass(seconds);
        expect((await process()(KEY))._unsafeUnwrap()?.expiresAt).toBe(session.expiresAt);
      }
      clock.pass(12 * HOUR);
      expect((await process()(KEY))._unsafeUnwrap()).toBeUndefined();
    },
  );

  it.prop([fc.array(fc.integer({ min: 60, max: 30 * 60 - 1 }), { minLength: 1, maxLength: 60 })])(
    'keeps an organiser signed in while used within 30 minutes, up to 12 hours after sign-in',
    async (pauses) => {
      const { clock, store, session, process } = house(false, 1000 * DAY, true);
      await store.save(session);
      const absolute = isoAfter(clock.now(), 12 * HOUR);
      for (const seconds of pauses) {
        clock.pass(seconds);
        const opened = (await process()(KEY))._unsafeUnwrap();
        expect(opened !== undefined).toBe(clock.now().toISOString() < absolute);
      }
    },
  );

  it('ends the session of an organiser exactly 30 minutes after its last use', async () => {
    const { clock, store, session, process } = house(false, 1000 * DAY, true);
    await store.save(session);
    clock.pass(29 * 60);
    await process()(KEY);
    clock.pass(30 * 60 - 1);
    expect((await store.find(KEY))._unsafeUnwrap()).toBeDefined();
    clock.pass(1);
    expect((await process()(KEY))._unsafeUnwrap()).toBeUndefined();
  });

  it.prop([fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 100 })])(
    'records the use of an organiser at most once a minute',
    async (pauses) => {
      const { clock, store, session, process } = house(false, 1000 * DAY, true);
      await store.save(session);
      let writes = 0;
      const counting: SessionStore = {
        ...store,
        replace: (changed) => store.replace(changed).andTee(() => (writes += 1)),
      };
      const open = process({}, counting);
      for (const seconds of pauses) {
        clock.pass(seconds);
        await open(KEY);
      }
      const passed = pauses.reduce((sum, seconds) => sum + seconds, 0);
      expect(writes).toBeLessThanOrEqual(passed / 60);
    },
  );

  it('returns no session for an unknown key', async () => {
    expect((await house(true).process()(KEY))._unsafeUnwrap()).toBeUndefined();
  });

  it.prop([fc.scheduler(), fc.array(fc.nat(3), { minLength: 1, maxLength: 20 }), fc.boolean(), fc.boolean()])(
    'stores the chosen language once, and keeps the newest tokens, for any number of requests and servers',
    async (scheduler, requests, isExpired, isChosen) => {
      const { clock, store, provider, session, process } = house(true);
      await store.save(session);
      if (isExpired) clock.pass(HOUR);
      const said: string[] = [];
      const chooseLanguage: IdentityProvider['chooseLanguage'] = (accessToken, language) =>
        new ResultAsync(
          scheduler.schedule(Promise.resolve()).then(() => {
            said.push(`${accessToken} ${language}`);
            return ok({ ...user, language });
          }),
        );
      const servers = [0, 1, 2, 3].map(() => process({ chooseLanguage }, scheduledStore(scheduler, store)));
      const opened = requests.map((server) =>
        scheduler
          .schedule(Promise.resolve())
          .then(() => (servers[server] ?? process())(KEY, isChosen ? 'tr' : undefined)),
      );
      for (const result of await scheduler.waitFor(Promise.all(opened)))
        expect(result._unsafeUnwrap()?.user.userName).toBe(user.userName);
      const token = isExpired ? 'access-1' : 'access-0';
      expect(said).toEqual(isChosen ? [`${token} tr`] : []);
      expect(provider.rotations()).toBe(isExpired ? 1 : 0);
      const stored = (await store.find(KEY))._unsafeUnwrap();
      expect(stored).toMatchObject({ user: { ...user, ...(isChosen && { language: 'tr' }) } });
      expect(stored?.tokens.accessToken).toBe(token);
    },
  );

  it('opens a session whose language cannot be stored, and tries again once the lease is over', async () => {
    const { clock, store, log, session, process } = house(true);
    await store.save(session);
    let attempts = 0;
    const chooseLanguage = () => {
      attempts += 1;
      return errAsync<never, Failure>({ kind: 'unavailable', request: 'PUT /language' });
    };
    const open = async () => (await process({ chooseLanguage })(KEY, 'nl'))._unsafeUnwrap();
    expect([await open(), await open()]).toEqual([session, session]);
    expect(attempts).toBe(1);
    clock.pass(LEASE_SECONDS);
    expect(await open()).toEqual(session);
    expect(attempts).toBe(2);
    expect(new Set(log.sentences)).toEqual(new Set(['Cannot store the language of a user now']));
  });

  it.prop([fc.constantFrom('nl', 'tr', undefined), fc.constantFrom('nl', 'tr', undefined), fc.boolean()])(
    'sends a chosen language exactly when the user has another one and can still be served',
    async (stored, chosen, hasEnded) => {
      const { store, session, process } = house(true);
      const { language: _, ...nameless } = user;
      const owner = stored === undefined ? nameless : { ...nameless, language: stored };
      const ended = hasEnded && ({ error: 'RefreshAccessTokenError' } as const);
      await store.save({ ...session, ...ended, user: owner });
      const said: string[] = [];
      const chooseLanguage: IdentityProvider['chooseLanguage'] = (_token, language) => {
        said.push(language);
        return okAsync({ ...owner, language });
      };
      await process({ chooseLanguage })(KEY, chosen);
      expect(said).toEqual(chosen === undefined || chosen === stored || hasEnded ? [] : [chosen]);
    },
  );

  const STILL_BUSY: Failure = { kind: 'unavailable', request: 'POST /token' };

  it('logs why a refresh failed, and that it will be retried', async () => {
    const said: unknown[] = [];
    const { clock, store, session } = house(true);
    await store.save(session);
    clock.pass(HOUR);
    const openWith = (failure: Failure) =>
      openSession({
        provider: {
          refresh: () => errAsync(failure),
          chooseLanguage: () => errAsync(failure),
        } as unknown as IdentityProvider,
        store,
        clock: clock.now,
        log: {
          info: () => expect.unreachable('nothing to tell'),
          warn: (...words) => said.push(['warn', ...words]),
          error: (...words) => said.push(['error', ...words]),
        },
      });
    await openWith(STILL_BUSY)(KEY, 'tr');
    clock.pass(LEASE_SECONDS);
    await openWith({ kind: 'signed-out' })(KEY);
    expect(said).toEqual([
      ['warn', 'Cannot refresh a session now', { failure: 'Cannot complete POST /token: no answer' }],
      [
        'warn',
        'Cannot store the language of a user now',
        { failure: 'Cannot complete POST /token: no answer' },
      ],
      [
        'error',
        'Impossible to refresh an access token.',
        { failure: 'Session is absent or no access token.' },
      ],
    ]);
  });

  it('never writes an unchanged session', async () => {
    const { clock, store, session, process } = house(true);
    await store.save(session);
    const written: StoredSession[] = [];
    const counting: SessionStore = {
      ...store,
      replace: (changed) => store.replace(changed).andTee(() => written.push(changed)),
    };
    const open = process({ refresh: () => errAsync(STILL_BUSY) }, counting);
    clock.pass(HOUR);
    await open(KEY);
    expect(written).toEqual([]);
  });

  it('extends a remembered session once a day rather than on every request, without a token request', async () => {
    const { clock, store, session, process, provider } = house(true, 1000 * DAY);
    await store.save(session);
    clock.pass(DAY - 1);
    expect((await process()(KEY))._unsafeUnwrap()?.expiresAt).toBe(session.expiresAt);
    clock.pass(1);
    expect((await process()(KEY))._unsafeUnwrap()?.expiresAt).toBe(isoAfter(clock.now(), 30 * DAY));
    expect(provider.rotations()).toBe(0);
  });

  it('leaves a session unchanged whose refresh was rejected for good', async () => {
    const { clock, store, session, process } = house(true);
    const waiting: StoredSession = { ...session, error: 'RefreshAccessTokenError' };
    await store.save(waiting);
    for (let day = 0; day < 3; day += 1) {
      clock.pass(DAY);
      const open = process({ refresh: () => expect.unreachable('it is refused for good') });
      expect((await open(KEY))._unsafeUnwrap()).toEqual(waiting);
    }
  });

  it.prop([fc.oneof(fc.constant(0), fc.nat(DAY))])(
    'is over at its end, even when the store still returns it',
    async (more) => {
      const { clock, store, session, process } = house(false);
      const keeping: SessionStore = { ...store, find: () => okAsync(session) };
      clock.pass(12 * HOUR + more);
      expect((await process({}, keeping)(KEY))._unsafeUnwrap()).toBeUndefined();
    },
  );

  it('opens a session even when its lease cannot be released', async () => {
    const { clock, store, session, process } = house(true);
    await store.save(session);
    clock.pass(HOUR);
    const keeping: SessionStore = { ...store, giveBack: () => errAsync(STILL_BUSY) };
    expect((await process({}, keeping)(KEY))._unsafeUnwrap()?.tokens.accessToken).toBe('access-1');
  });

  it('opens a session again after an exception in a port', async () => {
    const { clock, store, session, process, provider } = house(true);
    await store.save(session);
    clock.pass(HOUR);
    let isBroken = true;
    const bug = () => ResultAsync.fromSafePromise<never>(Promise.reject(new Error('a bug')));
    const open = process({ refresh: (tokens) => (isBroken ? bug() : provider.refresh(tokens)) });
    await expect(open(KEY)).rejects.toThrow('a bug');
    isBroken = false;
    clock.pass(LEASE_SECONDS);
    expect((await open(KEY)).isOk()).toBe(true);
  });

  it('returns the failure of the store, and releases the lease', async () => {
    const { clock, store, session, process } = house(true);
    await store.save(session);
    clock.pass(HOUR);
    const full: SessionStore = { ...store, replace: () => errAsync(STILL_BUSY) };
    expect((await process({}, full)(KEY))._unsafeUnwrapErr()).toEqual(STILL_BUSY);
    expect((await store.lease(KEY, LEASE_SECONDS))._unsafeUnwrap()).toBe(true);
  });
});
