import { eventStanding, openForChanges } from '@fairdesk/core/events';
import { addDays, dayIn } from '@fairdesk/core/shared';
import { anyEvent, anyFairInstant, anyTimeZone } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('eventStanding', () => {
  it.prop([anyFairInstant, anyTimeZone, fc.integer({ min: -400, max: 400 })])(
    'is archived from its archive date, in its time zone',
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
  it.prop([anyEvent(), anyFairInstant])('allows changes to an open event only', (event, now) => {
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
