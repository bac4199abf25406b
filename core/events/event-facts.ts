import type { FairEvent } from './event.ts';
import { CANCELLED_STATUS } from './event-standing.ts';

type EventOnPage = Pick<FairEvent, 'name' | 'startDate' | 'endDate' | 'city' | 'venue' | 'status'>;

/**
 * The schema.org data of an event for search engines.
 *
 * @param url of the event's page: `https://fair.example/nl/clearwater`
 */
export const eventFacts = (
  { name, startDate, endDate, city, venue, status }: EventOnPage,
  url: string,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'Event',
  name,
  url,
  startDate,
  endDate,
  eventStatus: `https://schema.org/${status === CANCELLED_STATUS ? 'EventCancelled' : 'EventScheduled'}`,
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  ...(city !== '' && {
    location: {
      '@type': 'Place',
      name: venue || city,
      address: { '@type': 'PostalAddress', addressLocality: city },
    },
  }),
});
