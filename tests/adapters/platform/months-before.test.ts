import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { monthsBefore } from '#adapters/platform/retention-periods.ts';

const anyMoment = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2040-12-31T00:00:00Z'),
  noInvalidDate: true,
});

const monthOf = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();

describe('months before', () => {
  it.prop([anyMoment, fc.integer({ min: 0, max: 120 })])(
    'is that many months earlier, on the same day or the last one of a shorter month',
    (now, months) => {
      const cutoff = new Date(monthsBefore(now, months));
      expect(monthOf(cutoff)).toBe(monthOf(now) - months);
      const lastDay = new Date(Date.UTC(cutoff.getUTCFullYear(), cutoff.getUTCMonth() + 1, 0)).getUTCDate();
      expect(cutoff.getUTCDate()).toBe(Math.min(now.getUTCDate(), lastDay));
      expect(cutoff.toISOString().slice(11)).toBe(now.toISOString().slice(11));
    },
  );
});
