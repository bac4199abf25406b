import { isInSyncWindow, passesSyncWindow } from '@fairdesk/core/events';
import { anyEmail, anyFairInstant } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const shifted = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

describe('isInSyncWindow', () => {
  it.prop([anyFairInstant, fc.integer({ min: 0, max: 1e9 })])(
    'is open from start to end, both inclusive',
    (opens, length) => {
      const closes = shifted(opens, length);
      const window = { start: opens.toISOString(), end: closes.toISOString() };
      expect([opens, closes].map((now) => isInSyncWindow(window, now))).toEqual([true, true]);
      expect([shifted(opens, -1), shifted(closes, 1)].map((now) => isInSyncWindow(window, now))).toEqual([
        false,
        false,
      ]);
    },
  );

  it.prop([anyFairInstant])('has no limit when none is set', (now) => {
    expect(isInSyncWindow({ start: '', end: '' }, now)).toBe(true);
  });
});

describe('passesSyncWindow', () => {
  it.prop([anyEmail, fc.array(anyEmail), anyFairInstant])(
    'always lets test users pass, and no other user once it is over',
    (email, others, now) => {
      fc.pre(!others.some((other) => other.toLowerCase() === email.toLowerCase()));
      const over = { start: '', end: shifted(now, -1).toISOString() };
      expect(passesSyncWindow(over, { testUsers: [...others, email] }, email, now)).toBe(true);
      expect(passesSyncWindow(over, { testUsers: others }, email, now)).toBe(false);
    },
  );
});
