import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { SIGNED_IN_COOKIE, SIGNED_IN_VISITOR } from '@fairdesk/core/session';
import { fc, it } from '@fast-check/vitest';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { REFRESH_WAIT_MS, STALE_SENT_MS, sendFinished, WHOLE_SENT_MS } from '#app/_front/cached-pages.ts';
import { createPageCache, finishPage } from '#app/_front/page-cache.ts';

const PATH = '/aqua/exhibitors/noria';
const cache = createPageCache(1_000_000);
cache.set(PATH, finishPage(200, Buffer.from('<p>Noria</p>'), 30_000, Date.now()), cache.age());

/** Whether the cached page is sent to a browser with these cookies. */
const isSent = (cookies: readonly string[]): Promise<boolean> | boolean => {
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

/** How a refresh ends: it takes this long, and the page is then replaced, lacks a part, has moved, or cannot be made. */
const anyRefresh = fc.record({
  afterMs: fc.constantFrom(0, 1, REFRESH_WAIT_MS - 1, REFRESH_WAIT_MS + 1, 30_000),
  outcome: fc.constantFrom('replaced', 'lacks a part', 'moved', 'unavailable', 'failed'),
});

const STATUS = { replaced: 200, 'lacks a part': 200, moved: 308, unavailable: 503, failed: undefined };

describe('a stale page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.prop([fc.integer({ min: 1, max: 2 * WHOLE_SENT_MS }), anyRefresh])(
    'is sent at once for half a minute, then only if it cannot be refreshed in time, or for an hour not as a whole',
    async (staleMs, { afterMs, outcome }) => {
      const pages = createPageCache(1_000_000);
      const lifeMs = 30_000;
      const store = (text: string): void =>
        pages.set(PATH, finishPage(200, Buffer.from(text), lifeMs, Date.now()), pages.age());
      store('old');
      vi.setSystemTime(Date.now() + lifeMs + staleMs);
      const refresh = async (): Promise<number | undefined> => {
        await vi.advanceTimersByTimeAsync(Math.min(afterMs, REFRESH_WAIT_MS + 1));
        if (afterMs > REFRESH_WAIT_MS) return new Promise(() => undefined);
        if (outcome === 'replaced') store('new');
        return STATUS[outcome];
      };
      const sent: string[] = [];
      const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: PATH });
      const response = Object.assign(new ServerResponse(request), {
        end: (body: Buffer) => sent.push(body.toString()),
      });
      const isSent = await sendFinished(pages, request, response, refresh, 'secret');
      const isRefreshed = staleMs > STALE_SENT_MS && afterMs <= REFRESH_WAIT_MS;
      const ofRefreshed = {
        ...{ replaced: ['new'], moved: [], failed: ['old'], unavailable: ['old'] },
        'lacks a part': staleMs <= WHOLE_SENT_MS ? ['old'] : [],
      };
      const text = isRefreshed ? ofRefreshed[outcome] : ['old'];
      expect({ isSent, sent }).toEqual({ isSent: text.length > 0, sent: text });
    },
  );
});
