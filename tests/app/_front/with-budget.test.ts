import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { REQUEST_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { afterEach, expect, vi } from 'vitest';
import { currentBudget } from '#adapters/shared/http/request-budget.ts';
import { withBudget } from '#app/_front/with-budget.ts';

const RENDER_MS = 1000;

afterEach(() => {
  vi.useRealTimers();
});

/** The time that a request has left for a call, this long after its start. */
const timeLeft = (contentType: string, elapsedMs: number, timeoutMs?: number): number | undefined => {
  vi.useFakeTimers({ toFake: ['performance'], now: 0 });
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.headers = { 'content-type': contentType };
  let left: number | undefined;
  withBudget(() => {
    vi.advanceTimersByTime(elapsedMs);
    left = currentBudget()?.timeLeft(timeoutMs);
  })(request, new ServerResponse(request));
  vi.useRealTimers();
  return left;
};

it.prop([
  fc.constantFrom('application/json', 'multipart/form-data'),
  fc.integer({ min: 0, max: 200_000 }),
  fc.option(fc.integer({ min: 1, max: 300_000 }), { nil: undefined }),
])(
  'a call never has more time than it or its request may take, whichever is longer, and always all of that',
  (contentType, elapsedMs, timeoutMs) => {
    const usualMs = contentType === 'application/json' ? REQUEST_TIMEOUT_MS : UPLOAD_TIMEOUT_MS;
    expect(timeLeft(contentType, elapsedMs, timeoutMs)).toBeCloseTo(
      Math.max(usualMs, timeoutMs ?? 0) - RENDER_MS - elapsedMs,
    );
  },
);
