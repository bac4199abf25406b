import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { retryAfterMs } from '#adapters/shared/http/retry-after.ts';

const DAY_SECONDS = 86_400;
const moments = fc.date({ min: new Date('2001-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
const waits = fc.integer({ min: 1, max: DAY_SECONDS });
const whole = (date: Date) => new Date(Math.floor(date.getTime() / 1000) * 1000);
const plus = (date: Date, seconds: number) => new Date(date.getTime() + seconds * 1000);

describe('the wait that a service names', () => {
  it.prop([waits, moments, moments])(
    'is always the same in both forms, however far its clock is off',
    (seconds, now, theirs) => {
      const sent = whole(theirs);
      const date = plus(sent, seconds).toUTCString();
      expect(retryAfterMs(date, now, sent.toUTCString())).toBe(seconds * 1000);
      expect(retryAfterMs(` ${seconds} `, now, sent.toUTCString())).toBe(seconds * 1000);
      expect(retryAfterMs(plus(whole(now), seconds).toUTCString(), whole(now))).toBe(seconds * 1000);
    },
  );

  it.prop([
    fc.oneof(
      fc.string(),
      fc.integer().map(String),
      fc.double().map(String),
      moments.map((date) => date.toUTCString()),
      fc.constant(undefined),
    ),
    moments,
  ])('is never negative, and never longer than a day', (header, now) => {
    const ms = retryAfterMs(header, now);
    expect(ms).toBeGreaterThanOrEqual(0);
    expect(ms).toBeLessThanOrEqual(DAY_SECONDS * 1000);
  });

  it('is unknown from what is neither', () => {
    for (const header of ['', '-5', '1.5', '1e3', 'soon', 'Infinity', '2027-01-12'])
      expect([header, retryAfterMs(header, new Date('2020-01-01'))]).toEqual([header, 0]);
  });
});
