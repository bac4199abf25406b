import { anyEvent } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { headerTimesOf, showTimesOf } from '#ui/navigation/event-times.ts';

const HEADER = { showCountdown: true, countdownDate: '' };
/** A date of the site's own. */
const OWN = { ...HEADER, countdownDate: '2027-01-12T08:00:00Z' };
const dated = anyEvent().map((event) => ({
  ...event,
  ...{ startDate: '2027-01-26', startTime: '09:30', endDate: '2027-01-28', endTime: '17:30' },
}));
const dates = [HEADER, OWN];

describe('the times of a countdown', () => {
  it.prop([dated, fc.constantFrom('open', 'archived')])(
    'are those of an event that takes place',
    (event, standing) => {
      expect(showTimesOf({ ...event, standing })).toBeDefined();
      for (const date of dates) expect(headerTimesOf(date, { ...event, standing })).toBeDefined();
    },
  );

  it.prop([dated])('do not exist for a cancelled event', (event) => {
    const cancelled = { ...event, standing: 'cancelled' } as const;
    expect(showTimesOf(cancelled)).toBeUndefined();
    for (const date of dates) expect(headerTimesOf(date, cancelled)).toBeUndefined();
  });
});
