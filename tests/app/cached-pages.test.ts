import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { SIGNED_IN_COOKIE, SIGNED_IN_VISITOR } from '@fairdesk/core/session';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { sendFinished } from '#app/_front/cached-pages.ts';
import { createPageCache, finishPage } from '#app/_front/page-cache.ts';

const PATH = '/aqua/exhibitors/noria';
const cache = createPageCache(1_000_000);
cache.set(PATH, finishPage(200, Buffer.from('<p>Noria</p>'), 30_000, Date.now()), cache.age());

/** Whether the cached page is sent to a browser with these cookies. */
const isSent = (cookies: readonly string[]): boolean => {
  const headers = cookies.length > 0 ? { cookie: cookies.join('; ') } : {};
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: PATH, headers });
  return sendFinished(cache, request, new ServerResponse(request), () => expect.unreachable(), 'secret');
};

const anyCookie = fc.constantFrom(
  ...['a=1', `x-${SIGNED_IN_COOKIE}=1`, `${SIGNED_IN_COOKIE}=10`, `other=${SIGNED_IN_COOKIE}`],
  `${SIGNED_IN_COOKIE}=${SIGNED_IN_VISITOR}`,
);

describe('sendFinished', () => {
  it.prop([fc.array(anyCookie), fc.nat(5)])(
    'never sends a cached page to those who edit at a fair, and always to others',
    (others, place) => {
      expect(isSent(others)).toBe(true);
      expect(isSent(others.toSpliced(place, 0, `${SIGNED_IN_COOKIE}=1`))).toBe(false);
    },
  );
});
