import {
  freshToken,
  TOKEN_FAILURE_MS,
  TOKEN_SHARED_MS,
  type TokenIssuer,
  type Tokens,
  withFreshToken,
} from '@fairdesk/core/session';
import { describeFailure, type Failure } from '@fairdesk/core/shared';
import {
  anyFailure,
  MEMORY_ACCESS_SECONDS,
  MEMORY_REFRESH_SECONDS,
  memoryClock,
  memoryLog,
  memoryTokenIssuer,
  memoryTokenMemory,
} from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { err, errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';

const CALLERS = 200;

const desk = (wrap: (issuer: TokenIssuer) => TokenIssuer = (issuer) => issuer, start?: Tokens) => {
  const clock = memoryClock();
  const issuer = memoryTokenIssuer(clock.now);
  const memory = memoryTokenMemory(start);
  const log = memoryLog();
  const tokens = freshToken({ issuer: wrap(issuer), memory, clock: clock.now, log });
  return { clock, issuer, memory, log, tokens };
};

/** An issuer that responds when the scheduler decides. */
const scheduled =
  (scheduler: fc.Scheduler) =>
  (issuer: TokenIssuer): TokenIssuer => {
    const late = <T>(answer: () => ResultAsync<T, Failure>): ResultAsync<T, Failure> =>
      new ResultAsync(scheduler.schedule(Promise.resolve()).then(() => answer()));
    return {
      logIn: () => late(() => issuer.logIn()),
      refresh: (tokens) => late(() => issuer.refresh(tokens)),
    };
  };

describe('freshToken', () => {
  it.prop([fc.scheduler(), fc.array(fc.boolean(), { minLength: CALLERS, maxLength: CALLERS })])(
    'fetches one token, for any number of callers and any order of responses',
    async (scheduler, stale) => {
      const { clock, issuer, tokens } = desk(scheduled(scheduler));
      const old = (await scheduler.waitFor(Promise.resolve(tokens.get())))._unsafeUnwrap();
      clock.pass(MEMORY_ACCESS_SECONDS);
      const calls = stale.map((refused) =>
        scheduler.schedule(Promise.resolve()).then(() => (refused ? tokens.renew(old) : tokens.get())),
      );
      const answers = await scheduler.waitFor(Promise.all(calls));
      expect(issuer.calls).toEqual(['log-in', 'refresh']);
      expect(new Set(answers.map((answer) => answer._unsafeUnwrap())).size).toBe(1);
    },
  );

  it.prop([fc.scheduler(), fc.integer({ min: 1, max: CALLERS })])(
    'renews a rejected token once, for any number of callers',
    async (scheduler, callers) => {
      const { issuer, tokens } = desk(scheduled(scheduler));
      const refused = (await scheduler.waitFor(Promise.resolve(tokens.get())))._unsafeUnwrap();
      const calls = Array.from({ length: callers }, () =>
        scheduler.schedule(Promise.resolve()).then(() => tokens.renew(refused)),
      );
      for (const answer of await scheduler.waitFor(Promise.all(calls)))
        expect(answer._unsafeUnwrap()).not.toBe(refused);
      expect(issuer.calls).toHaveLength(2);
    },
  );

  it('uses a stored token until it expires, then refreshes it, then logs in', async () => {
    const { clock, issuer, tokens } = desk();
    await tokens.get();
    clock.pass(MEMORY_ACCESS_SECONDS - 1);
    await tokens.get();
    expect(issuer.calls).toEqual(['log-in']);
    clock.pass(1);
    await tokens.get();
    expect(issuer.calls).toEqual(['log-in', 'refresh']);
    clock.pass(MEMORY_REFRESH_SECONDS);
    await tokens.get();
    expect(issuer.calls).toEqual(['log-in', 'refresh', 'log-in']);
  });

  it.prop([anyFailure])(
    'logs a failed refresh with the message of the specification and logs in',
    async (failure) => {
      const { clock, issuer, log, tokens } = desk((inner) => ({
        ...inner,
        refresh: () => errAsync(failure),
      }));
      await tokens.get();
      clock.pass(MEMORY_ACCESS_SECONDS);
      expect((await tokens.get()).isOk()).toBe(true);
      expect(log.sentences).toEqual(['Impossible to refresh access token for Profile Service.']);
      expect(issuer.calls).toEqual(['log-in', 'log-in']);
    },
  );

  it.prop([anyFailure])(
    'fails with a warning when no token can be fetched, and tries again on the next call',
    async (failure) => {
      let broken = true;
      const { clock, log, tokens } = desk((inner) => ({
        ...inner,
        logIn: () => (broken ? errAsync(failure) : inner.logIn()),
      }));
      expect((await tokens.get())._unsafeUnwrapErr()).toEqual(failure);
      expect(log.sentences).toEqual(['Cannot fetch a token for the profile service']);
      broken = false;
      clock.pass(TOKEN_FAILURE_MS / 1000);
      expect((await tokens.get()).isOk()).toBe(true);
    },
  );

  it.prop([anyFailure, fc.scheduler(), fc.array(fc.boolean(), { minLength: CALLERS, maxLength: CALLERS })])(
    'shares a failure with all concurrent callers, for any order of responses',
    async (failure, scheduler, refused) => {
      let attempts = 0;
      const { tokens } = desk((inner) => ({
        ...scheduled(scheduler)(inner),
        logIn: () => {
          attempts += 1;
          return new ResultAsync(scheduler.schedule(Promise.resolve(err<Tokens, Failure>(failure))));
        },
      }));
      const calls = refused.map((wasRefused) =>
        scheduler.schedule(Promise.resolve()).then(() => (wasRefused ? tokens.renew('old') : tokens.get())),
      );
      for (const answer of await scheduler.waitFor(Promise.all(calls)))
        expect(answer._unsafeUnwrapErr()).toEqual(failure);
      expect(attempts).toBe(1);
    },
  );

  it('logs in for a new caller while an earlier request hangs', async () => {
    let stalls = true;
    const { clock, issuer, tokens } = desk((inner) => ({
      ...inner,
      logIn: () => (stalls ? new ResultAsync<Tokens, Failure>(new Promise(() => undefined)) : inner.logIn()),
    }));
    void tokens.get();
    stalls = false;
    clock.pass(TOKEN_SHARED_MS / 1000);
    expect((await tokens.get()).isOk()).toBe(true);
    expect(issuer.calls).toEqual(['log-in']);
  });

  it.prop([anyFailure])('logs in rather than retry a failed refresh', async (failure) => {
    const { clock, issuer, tokens } = desk((inner) => ({
      logIn: inner.logIn,
      refresh: (spent) => inner.refresh(spent).andThen(() => errAsync(failure)),
    }));
    await tokens.get();
    clock.pass(MEMORY_ACCESS_SECONDS);
    await tokens.get();
    await tokens.get();
    expect(issuer.calls).toEqual(['log-in', 'refresh', 'log-in']);
  });
});

describe('freshToken in the log', () => {
  it.prop([anyFailure])('names the cause, and never a token', async (failure) => {
    const logged: unknown[] = [];
    const tell = (_sentence: string, details?: unknown) => logged.push(details);
    const { now } = memoryClock();
    const tokens = freshToken({
      issuer: { ...memoryTokenIssuer(now), logIn: () => errAsync(failure) },
      memory: memoryTokenMemory(),
      clock: now,
      log: { info: tell, warn: tell, error: tell },
    });
    await tokens.get();
    expect(logged).toEqual([{ failure: describeFailure(failure) }]);
  });
});

describe('withFreshToken', () => {
  it.prop([fc.nat(3)])('calls twice at most, the second time with another token', async (refusals) => {
    const { tokens } = desk();
    const used: string[] = [];
    const result = await withFreshToken(tokens)((token) => {
      used.push(token);
      return used.length <= refusals ? errAsync<string, Failure>({ kind: 'signed-out' }) : okAsync('done');
    });
    expect(used).toHaveLength(Math.min(refusals + 1, 2));
    expect(new Set(used).size).toBe(used.length);
    expect(result.isOk()).toBe(refusals < 2);
    if (result.isErr()) expect(result.error.kind).toBe('unavailable');
  });

  it.prop([anyFailure])('never reports that the visitor is signed out', async (failure) => {
    const { tokens } = desk((inner) => ({ ...inner, logIn: () => errAsync(failure) }));
    const result = await withFreshToken(tokens)(() => okAsync('done'));
    const { kind } = result._unsafeUnwrapErr();
    expect(kind).toBe(failure.kind === 'signed-out' ? 'unavailable' : failure.kind);
  });

  it.prop([anyFailure])('never retries after any other failure', async (failure) => {
    fc.pre(failure.kind !== 'signed-out');
    const { tokens } = desk();
    let calls = 0;
    const result = await withFreshToken(tokens)(() => {
      calls += 1;
      return errAsync(failure);
    });
    expect(result._unsafeUnwrapErr()).toEqual(failure);
    expect(calls).toBe(1);
  });
});
