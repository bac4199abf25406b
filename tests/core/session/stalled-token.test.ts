import {
  freshToken,
  TOKEN_FAILURE_MS,
  TOKEN_SHARED_MS,
  type TokenIssuer,
  type Tokens,
  withFreshToken,
} from '@fairdesk/core/session';
import type { Failure } from '@fairdesk/core/shared';
import {
  anyFailure,
  MEMORY_ACCESS_SECONDS,
  memoryClock,
  memoryLog,
  memoryTokenIssuer,
  memoryTokenMemory,
} from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { err, errAsync, ok, type Result, ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';

/** A request to the issuer that ends when the test ends it. */
const pending = () => {
  const { promise, resolve } = Promise.withResolvers<Result<Tokens, Failure>>();
  return { tokens: new ResultAsync(promise), end: resolve };
};

const desk = async (over: Partial<TokenIssuer>) => {
  const clock = memoryClock();
  const issuer = memoryTokenIssuer(clock.now);
  const memory = memoryTokenMemory((await issuer.logIn())._unsafeUnwrap());
  clock.pass(MEMORY_ACCESS_SECONDS);
  const watched = { logIn: over.logIn ?? issuer.logIn, refresh: over.refresh ?? issuer.refresh };
  const tokens = freshToken({ issuer: watched, memory, clock: clock.now, log: memoryLog() });
  return { clock, issuer, memory, tokens };
};

describe('freshToken', () => {
  it.prop([anyFailure, anyFailure])(
    'never uses a refresh token again that failed, even when the login fails as well',
    async (refused, silent) => {
      const calls: string[] = [];
      const failing = (call: string, failure: Failure) => () => {
        calls.push(call);
        return errAsync(failure);
      };
      const { clock, tokens } = await desk({
        refresh: failing('refresh', refused),
        logIn: failing('log-in', silent),
      });
      expect((await tokens.get())._unsafeUnwrapErr()).toEqual(silent);
      clock.pass(TOKEN_FAILURE_MS / 1000);
      expect((await tokens.get())._unsafeUnwrapErr()).toEqual(silent);
      expect(calls).toEqual(['refresh', 'log-in', 'log-in']);
    },
  );

  it.prop([anyFailure])('never clears newer tokens when a stalled refresh fails', async (failure) => {
    const stalled = pending();
    let broken = false;
    const { clock, issuer, memory, tokens } = await desk({
      refresh: () => stalled.tokens,
      logIn: () => (broken ? errAsync(failure) : issuer.logIn()),
    });
    const first = tokens.get();
    clock.pass(TOKEN_SHARED_MS / 1000);
    const newer = (await tokens.get())._unsafeUnwrap();
    broken = true;
    stalled.end(err(failure));
    expect((await first).isErr()).toBe(true);
    expect(memory.read()?.accessToken).toBe(newer);
  });

  it.prop([anyFailure])('shares the latest request, also once a stalled one has failed', async (failure) => {
    const requests = [pending(), pending()];
    let calls = 0;
    const { clock, issuer, memory, tokens } = await desk({
      logIn: () => {
        calls += 1;
        return requests[calls - 1]?.tokens ?? errAsync(failure);
      },
    });
    memory.write(undefined);
    const first = tokens.get();
    clock.pass(TOKEN_SHARED_MS / 1000);
    const second = tokens.get();
    requests[0]?.end(err(failure));
    expect((await first)._unsafeUnwrapErr()).toEqual(failure);
    clock.pass(TOKEN_FAILURE_MS / 1000);
    const third = tokens.get();
    const fresh = (await issuer.logIn())._unsafeUnwrap();
    requests[1]?.end(ok(fresh));
    for (const answer of [await second, await third]) expect(answer._unsafeUnwrap()).toBe(fresh.accessToken);
    expect(calls).toBe(2);
  });
});

describe('withFreshToken', () => {
  const anyResponse = fc.record({
    request: fc.string(),
    status: fc.constant(401),
    statusText: fc.string(),
    headers: fc.constant({}),
    data: fc.string(),
  });

  it.prop([fc.option(anyResponse, { nil: undefined })])(
    'always reports two rejected tokens as an outage, with the response of the service',
    async (response) => {
      const { tokens } = await desk({});
      const failure: Failure = { kind: 'signed-out', ...(response && { response }) };
      const result = await withFreshToken(tokens)(() => errAsync(failure));
      expect(result._unsafeUnwrapErr()).toEqual({
        kind: 'unavailable',
        request: response?.request ?? 'a call with a service token',
        answer: 'the token is refused',
        ...(response && { response }),
      });
    },
  );
});
