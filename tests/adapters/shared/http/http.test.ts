import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import * as z from 'zod/mini';
import { createHttp, Nothing } from '#adapters/shared/http/http.ts';

const answering = (answer: () => Response | Promise<Response>) =>
  createHttp('http://service.local/', async () => answer());

const failureOf = async (answer: () => Response | Promise<Response>) => {
  const result = await answering(answer)('get', 'things', z.object({ id: z.string() }));
  return result.isErr() ? result.error : undefined;
};

describe('createHttp', () => {
  it.prop([
    fc.integer({ min: 200, max: 599 }).filter((status) => ![204, 205, 304].includes(status)),
    fc.string(),
  ])('never throws, for any response', async (status, body) => {
    const result = await answering(() => new Response(body, { status }))(
      'get',
      'things',
      z.object({ id: z.string() }),
    );
    expect(result.isErr()).toBe(true);
  });

  it.prop([fc.jsonValue()])('accepts exactly what the schema allows', async (body) => {
    const result = await answering(() => Response.json(body))('get', 'things', z.object({ id: z.string() }));
    const fits = typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string';
    expect(result.isOk()).toBe(fits);
  });

  it.prop([
    fc.oneof(fc.constantFrom(200, 299, 300), fc.integer({ min: 400, max: 599 })),
    fc.constantFrom(undefined, undefined, 200, 300),
    fc.constantFrom(undefined, true, false),
  ])(
    'succeeds with a status of the 200s only, unless the call says which',
    async (status, successStatus, isFailure) => {
      const http = answering(() => Response.json({ id: 'a' }, { status }));
      const result = await http('get', 'things', z.object({ id: z.string() }), {
        ...(successStatus !== undefined && { successStatus }),
        ...(isFailure !== undefined && { throwHttpErrors: () => isFailure }),
      });
      const isUsual = status < 300 || isFailure === false;
      expect(result.isOk()).toBe(successStatus === undefined ? isUsual : status === successStatus);
    },
  );

  for (const [status, kind] of [
    [401, 'signed-out'],
    [404, 'not-found'],
    [409, 'conflict'],
    [412, 'conflict'],
    [429, 'throttled'],
    [400, 'rejected'],
    [422, 'rejected'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ] as const)
    example(`takes ${status} for ${kind}`, async () => {
      expect((await failureOf(() => new Response('{}', { status })))?.kind).toBe(kind);
    });

  example('names method, path, status and status text of what failed', async () => {
    const failure = await failureOf(() => new Response('', { status: 502, statusText: 'Bad Gateway' }));
    expect(failure).toMatchObject({
      kind: 'unavailable',
      request: 'GET things',
      answer: 'HTTP 502 Bad Gateway',
    });
  });

  it.prop([fc.boolean()])('fails at once when its caller withdraws it, and aborts', async (isBefore) => {
    const withdrawal = new AbortController();
    const signals: AbortSignal[] = [];
    const http = createHttp('http://service.local/', (_request, { signal }) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    if (isBefore) withdrawal.abort();
    const sent = http('post', 'files', Nothing, { body: 'file', leave: withdrawal.signal });
    withdrawal.abort();
    expect((await sent)._unsafeUnwrapErr().kind).toBe('unavailable');
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
  });

  example('is left alone once it has its response', async () => {
    const withdrawal = new AbortController();
    const signals: AbortSignal[] = [];
    const http = createHttp('http://service.local/', async (_request, { signal }) => {
      signals.push(signal);
      return Response.json({});
    });
    await http('post', 'files', Nothing, { body: 'file', leave: withdrawal.signal });
    withdrawal.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  });

  example('says so when an answer does not come in time', async () => {
    const answer = 'Request timed out, timeout of 10000ms is exceeded';
    for (const late of [
      () => new Response('', { status: 408 }),
      () => Promise.reject(new DOMException('Aborted', 'AbortError')),
    ])
      expect(await failureOf(late)).toMatchObject({ kind: 'unavailable', request: 'GET things', answer });
  });

  it.prop([
    fc.integer({ min: 400, max: 599 }),
    fc.constantFrom('No', 'Quite wrong'),
    fc.dictionary(fc.stringMatching(/^x-[a-z]{1,8}$/), fc.stringMatching(/^[a-zA-Z0-9]{0,20}$/)),
    fc.jsonValue(),
  ])('reports the whole response of a failure', async (status, statusText, headers, data) => {
    const json = { ...headers, 'content-type': 'application/json' };
    const failure = await failureOf(
      () => new Response(JSON.stringify(data), { status, statusText, headers: json }),
    );
    // After serialisation: JSON has no -0.
    const sent: unknown = JSON.parse(JSON.stringify(data));
    expect(failure?.response).toEqual({
      request: 'GET things',
      status,
      statusText,
      headers: json,
      data: sent,
    });
  });

  example('keeps every cookie of an answer that failed', async () => {
    const headers = new Headers([
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ]);
    const failure = await failureOf(() => new Response('busy', { status: 503, headers }));
    expect(failure?.response?.headers['set-cookie']).toBe('a=1, b=2');
    expect(failure?.response?.data).toBe('busy');
  });

  example('keeps the fields a refusal names', async () => {
    const problem = {
      code: 'fields-not-accepted',
      fields: [{ path: 'password', code: 'password-too-short', params: { min: 12 } }],
    };
    const failure = await failureOf(() => Response.json(problem, { status: 400 }));
    expect(failure).toMatchObject({
      kind: 'rejected',
      reason: 'fields-not-accepted',
      fields: problem.fields,
    });
  });

  example('takes silence for no answer', async () => {
    const failure = await failureOf(() => Promise.reject(new TypeError('network')));
    expect(failure).toEqual({ kind: 'unavailable', request: 'GET things' });
  });

  example('takes an empty answer where nothing is expected', async () => {
    expect(
      (await answering(() => new Response(null, { status: 204 }))('delete', 'things/1', Nothing)).isOk(),
    ).toBe(true);
  });
});
