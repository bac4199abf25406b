import type { Failure, UpstreamAnswer } from '@fairdesk/core/shared';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { CallOptions, Http } from '#adapters/shared/http/http.ts';
import { withRequestBudget } from '#adapters/shared/http/request-budget.ts';
import { authorised, type WithToken } from '#adapters/shared/http/with-token.ts';

const hasToken: WithToken = (call) => call('secret');

/** An {@link Http} that records its options and fails, or returns `done`. */
const recorded = (failure?: Failure) => {
  const calls: (CallOptions | undefined)[] = [];
  const http = ((_method, _path, _answer, options) => {
    calls.push(options);
    return failure ? errAsync(failure) : okAsync('done');
  }) as Http;
  return { http, calls };
};

const responseOf = (status: number, statusText: string): UpstreamAnswer => ({
  ...{ request: 'GET things', status, statusText, headers: {}, data: undefined },
});

describe('an authorised call', () => {
  it('has the token beside its own headers and options', async () => {
    const { http, calls } = recorded();
    const options = { json: { a: 1 }, headers: { 'if-match': '7', authorization: 'Basic x' } };
    const result = await authorised(http, hasToken)('post', 'things', z.string(), options);
    expect(result._unsafeUnwrap()).toBe('done');
    expect(calls).toEqual([{ json: { a: 1 }, headers: { 'if-match': '7', authorization: 'Bearer secret' } }]);
    expect(options.headers.authorization).toBe('Basic x');
  });

  it('needs no options', async () => {
    const { http, calls } = recorded();
    await authorised(http, hasToken)('get', 'things', z.string());
    expect(calls).toEqual([{ headers: { authorization: 'Bearer secret' } }]);
  });

  it('is not sent without a token', async () => {
    const { http, calls } = recorded();
    const failure: Failure = { kind: 'signed-out' };
    const result = await authorised(http, () => errAsync(failure))('get', 'things', z.string());
    expect([result._unsafeUnwrapErr(), calls]).toEqual([failure, []]);
  });

  it('ends with the budget of its request while others wait for the token', async () => {
    const { http, calls } = recorded();
    const waits: WithToken = () => new ResultAsync(new Promise(() => undefined));
    const budget = { timeLeft: () => 5, signal: new AbortController().signal };
    const result = await withRequestBudget(budget, () =>
      authorised(http, waits)('get', 'things', z.string()),
    );
    expect(result._unsafeUnwrapErr()).toMatchObject({ kind: 'unavailable', request: 'GET things' });
    expect(calls).toEqual([]);
  });

  it('never throttles the visitor: a service that rejects our server is out of order', async () => {
    const response = responseOf(429, 'Too Many Requests');
    const throttled: Failure = { kind: 'throttled', retryAfterSeconds: 9, response };
    const result = await authorised(recorded(throttled).http, hasToken)('get', 'things', z.string());
    expect(result._unsafeUnwrapErr()).toEqual({
      kind: 'unavailable',
      request: 'GET things',
      answer: 'HTTP 429 Too Many Requests',
      response,
    });
  });

  it('reports every other failure as it is', async () => {
    const response = responseOf(404, 'Not Found');
    for (const failure of [
      { kind: 'not-found', what: 'things', response },
      { kind: 'signed-out', response },
    ] as const satisfies readonly Failure[]) {
      const result = await authorised(recorded(failure).http, hasToken)('get', 'things', z.string());
      expect(result._unsafeUnwrapErr()).toBe(failure);
    }
  });
});
