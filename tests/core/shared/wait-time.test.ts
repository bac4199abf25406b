import { throttledKey, waitIn, waitTime, withWait } from '@fairdesk/core/shared';
import { anyFailure } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const SECONDS = { second: 1, minute: 60, hour: 3600 };
const anySeconds = fc.oneof(
  fc.integer({ min: 1, max: 100_000 }),
  fc.constantFrom(59, 60, 61, 120, 3600, 7199, 7200, 7201),
);

describe('waitTime', () => {
  it.prop([anySeconds])(
    'never names a shorter wait than the real one, nor one longer by a unit',
    (seconds) => {
      const { count, unit } = waitTime(seconds);
      const named = count * SECONDS[unit];
      expect(named).toBeGreaterThanOrEqual(seconds);
      expect(named - seconds).toBeLessThan(SECONDS[unit]);
    },
  );

  it.prop([anySeconds])('names up to 60 seconds and up to 120 minutes', (seconds) => {
    const minutesOrHours = seconds <= 7200 ? 'minute' : 'hour';
    expect(waitTime(seconds).unit).toBe(seconds <= 60 ? 'second' : minutesOrHours);
  });

  it('never names nothing', () => {
    expect(waitTime(0)).toEqual({ count: 1, unit: 'second' });
  });
});

describe('a key with a wait', () => {
  it.prop([fc.stringMatching(/^[a-z-]{1,40}$/), fc.nat()])('is read as it is written', (key, seconds) => {
    expect(waitIn(withWait(key, seconds))).toEqual({ key, seconds });
    expect(waitIn(key)).toEqual({ key });
  });

  it.each(['failed.90x', 'failed.', 'failed.12345678901', '.90', 'failed\nagain.90'])(
    'has no wait in the other key %j',
    (key) => {
      expect(waitIn(key)).toEqual({ key });
    },
  );

  it.prop([anyFailure])('is that of a throttled failure, and of no other', (failure) => {
    const key = throttledKey(failure);
    if (failure.kind !== 'throttled') expect(key).toBeUndefined();
    else expect(waitIn(key ?? '')).toEqual({ key: 'failed-throttled', seconds: failure.retryAfterSeconds });
  });
});
