import { addDays, addMonths, wholeMonthsBetween } from '@fairdesk/core/shared';
import { anyFairDay } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const someMonths = fc.integer({ min: 0, max: 500 });

describe('addMonths', () => {
  it('is limited to the last day of a shorter month', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  });

  it.prop([anyFairDay, someMonths])(
    'always ends in the expected month, on the same day or its last',
    (day, months) => {
      const later = addMonths(day, months);
      const monthOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
      expect(monthOf(later) - monthOf(day)).toBe(months);
      const sameDay = later.slice(8) === day.slice(8);
      const lastDay = addDays(later, 1).slice(8) === '01';
      expect(sameDay || lastDay).toBe(true);
    },
  );
});

describe('wholeMonthsBetween', () => {
  it.prop([anyFairDay, someMonths])('is the inverse of addMonths', (day, months) => {
    expect(wholeMonthsBetween(day, addMonths(day, months))).toBe(months);
    expect(wholeMonthsBetween(day, addDays(addMonths(day, months + 1), -1))).toBe(months);
  });

  const lastDays = fc.constantFrom('2027-01-31', '2028-01-30', '2027-05-31', '2028-02-29', '2027-12-31');

  it.prop([lastDays, fc.nat(30)])('completes a shorter month on its last day', (day, months) => {
    const later = addMonths(day, months);
    expect(wholeMonthsBetween(day, later)).toBe(months);
    if (months > 0) expect(wholeMonthsBetween(day, addDays(later, -1))).toBe(months - 1);
  });

  it.prop([anyFairDay, fc.nat(4000), fc.nat(4000)])('never decreases as days pass', (day, some, more) => {
    const [early, late] = [addDays(day, some), addDays(day, some + more)];
    expect(wholeMonthsBetween(day, late)).toBeGreaterThanOrEqual(wholeMonthsBetween(day, early));
  });
});
