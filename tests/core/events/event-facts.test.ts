import { CANCELLED_STATUS, eventFacts } from '@fairdesk/core/events';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyEvent = fc.record({
  name: fc.string(),
  startDate: fc.constant('2027-01-26'),
  endDate: fc.constant('2027-01-28'),
  city: fc.oneof(fc.constant(''), fc.string({ minLength: 1 })),
  venue: fc.oneof(fc.constant(''), fc.string({ minLength: 1 })),
  status: fc.constantFrom('confirmed', CANCELLED_STATUS, ''),
});

describe('eventFacts', () => {
  it.prop([anyEvent, fc.webUrl()])(
    'always describe the fair as its page does, and have no place when none is known',
    (event, url) => {
      const { name, startDate, endDate, city, venue, status } = event;
      const place = {
        '@type': 'Place',
        name: venue === '' ? city : venue,
        address: { '@type': 'PostalAddress', addressLocality: city },
      };
      expect(eventFacts(event, url)).toEqual({
        '@context': 'https://schema.org',
        '@type': 'Event',
        ...{ name, url, startDate, endDate },
        eventStatus:
          status === CANCELLED_STATUS
            ? 'https://schema.org/EventCancelled'
            : 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        ...(city === '' ? {} : { location: place }),
      });
    },
  );
});
