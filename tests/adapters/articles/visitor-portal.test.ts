import { type ArticleId, articleIdOf } from '@fairdesk/core/shared';
import { describe, expect, it } from 'vitest';
import { createVisitorPortal } from '#adapters/articles/visitor-portal.ts';
import { createHttp } from '#adapters/shared/http/http.ts';

const article = articleIdOf('0f0e0d0c-0b0a-0908-0706-050403020100') as ArticleId;

/** A visitor portal that gives one response to every request, and the requests it received. */
const portalWith = (status: number, body: unknown, token?: string) => {
  const requests: { readonly line: string; readonly token: string | null; readonly body: string }[] = [];
  const http = createHttp('https://visitors.example', async (request) => {
    const line = `${request.method} ${new URL(request.url).pathname}`;
    requests.push({ line, token: request.headers.get('authorization'), body: await request.text() });
    return Response.json(body, { status });
  });
  return { portal: createVisitorPortal(http, token), requests };
};

describe('createVisitorPortal', () => {
  it('calls the portal as the specification says, with the token of the visitor', async () => {
    const { portal, requests } = portalWith(200, { isLike: true }, 'secret');
    expect((await portal.visitorStatus(article))._unsafeUnwrap()).toEqual({
      isLike: true,
      isDislike: false,
      isSave: false,
    });
    for (const reaction of ['like', 'dislike', 'save'] as const) await portal.react(article, reaction, true);
    const at = `/api/visitor/articles/${article}`;
    const from = { token: 'Bearer secret' };
    expect(requests).toEqual([
      { ...from, line: `GET ${at}/visitorStatus`, body: '' },
      { ...from, line: `POST ${at}/toggleLike`, body: '{"like":true}' },
      { ...from, line: `POST ${at}/toggleDislike`, body: '{"dislike":true}' },
      { ...from, line: `POST ${at}/toggleSave`, body: '{"save":true}' },
    ]);
  });

  it('sends no personal call without a visitor', async () => {
    const { portal, requests } = portalWith(200, { likes: 3 });
    expect((await portal.articleData(article))._unsafeUnwrap()).toEqual({ likes: 3 });
    for (const call of [portal.visitorStatus(article), portal.react(article, 'like', true), portal.saved()])
      expect((await call)._unsafeUnwrapErr().kind).toBe('signed-out');
    expect(requests.map(({ token }) => token)).toEqual([null]);
  });

  it.each([
    [401, { error: 'invalid_token' }, 'signed-out'],
    [401, { code: 'token-expired' }, 'signed-out'],
    [404, {}, 'not-found'],
    [429, {}, 'unavailable'],
    [500, {}, 'unavailable'],
  ])('understands a response %s with %j as %s', async (status, body, kind) => {
    const { portal } = portalWith(status, body, 'secret');
    expect((await portal.react(article, 'like', true))._unsafeUnwrapErr().kind).toBe(kind);
  });

  it.each([-1, 1.5, '7', null])('counts 0 likes when the portal says %j', async (likes) => {
    const { portal } = portalWith(200, { likes });
    expect((await portal.articleData(article))._unsafeUnwrap()).toEqual({ likes: 0 });
  });
});
