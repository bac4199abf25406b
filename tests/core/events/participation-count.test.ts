import {
  DEFAULT_PARTICIPATIONS,
  FIRST_PARTICIPATIONS,
  MAX_PARTICIPATIONS,
  nextCount,
  participationCountOf,
} from '@fairdesk/core/events';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('participationCountOf', () => {
  it.prop([fc.integer({ min: 1, max: 500 })])('takes any number from 1 to 500', (count) => {
    expect(participationCountOf(String(count))._unsafeUnwrap()).toBe(count);
  });

  it.prop([
    fc.oneof(
      fc.string(),
      fc.integer({ min: -9, max: 2 * MAX_PARTICIPATIONS }).map(String),
      fc.double().map(String),
    ),
  ])('never exceeds the limit, and is never below 1', (raw) => {
    const count = participationCountOf(raw);
    if (count.isOk()) {
      expect(count.value).toBeGreaterThanOrEqual(1);
      expect(count.value).toBeLessThanOrEqual(MAX_PARTICIPATIONS);
    }
  });

  it('is 10 by default', () => {
    expect(participationCountOf(null)._unsafeUnwrap()).toBe(DEFAULT_PARTICIPATIONS);
  });

  it.each(['', '0', '501', '1e9', '-1', '9.5', ' 9', '٩'])('rejects %j', (raw) => {
    expect(participationCountOf(raw)._unsafeUnwrapErr()).toEqual({
      kind: 'rejected',
      reason: 'The number of participations is out of range',
      fields: [{ path: 'displaycount', code: 'count-out-of-range', params: { min: 1, max: 500 } }],
    });
  });
});

describe('nextCount', () => {
  it('goes from 9 to 18', () => {
    expect(nextCount(FIRST_PARTICIPATIONS, true)).toBe(18);
  });

  it.prop([fc.nat(1000)])('is undefined without a next page', (visible) => {
    expect(nextCount(visible, false)).toBeUndefined();
  });

  it.prop([fc.nat(600)])('always exceeds the visible number, and is always a valid count', (visible) => {
    const next = nextCount(visible, true);
    expect(next === undefined).toBe(visible >= MAX_PARTICIPATIONS);
    fc.pre(next !== undefined);
    expect(next).toBeGreaterThan(visible);
    expect(participationCountOf(String(next)).isOk()).toBe(true);
  });
});
