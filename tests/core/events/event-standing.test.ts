import { eventStanding, openForChanges } from '@fairdesk/core/events';
import { addDays, dayIn } from '@fairdesk/core/shared';
import { anyEvent, anyFairInstant, anyTimeZone } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('eventStanding', () => {
  it.prop([anyFairInstant, anyTimeZone, fc.integer({ min: -400, max: 400 })])(
    'can only be read from the day it is archived, by the clocks of its zone',
    (now, timeZone, days) => {
      const archiveAt = addDays(dayIn(timeZone, now), days);
      const event = { status: 'CONFIRMED', archiveAt, timeZone };
      expect(eventStanding(event, now)).toBe(days <= 0 ? 'archived' : 'open');
      expect(eventStanding({ ...event, archiveAt: '' }, now)).toBe('open');
      expect(eventStanding({ ...event, status: 'CANCELLED' }, now)).toBe('cancelled');
    },
  );
});

describe('openForChanges', () => {
  it.prop([anyEvent(), anyFairInstant])('never lets a change through but to an open event', (event, now) => {
    const standing = eventStanding(event, now);
    const result = openForChanges(event, now);
    if (standing === 'open') expect(result._unsafeUnwrap()).toBe(event);
    else
      expect(result._unsafeUnwrapErr()).toEqual({
        kind: 'rejected',
        reason: `event-${standing}`,
        fields: [],
      });
  });
});
