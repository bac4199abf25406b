import fc, { type Arbitrary } from 'fast-check';
import { type EventSite, type EventTile, eventTile, type FairEvent } from '../events/index.ts';
import { anyEmail, anyEventId, anyFairDay, anyTime, anyTimeZone, anyTitle, anyWords } from './any-shared.ts';

const anySlug: Arbitrary<string> = fc.stringMatching(/^[a-z0-9]+(?:-[a-z0-9]+){0,3}$/);

const timeOrNone = fc.oneof(fc.constant(''), anyTime);
const dayOrNone = fc.oneof(fc.constant(''), anyFairDay);

/** Any event; the fields of `fixed` override the generated ones. */
export const anyEvent = (fixed: Partial<FairEvent> = {}): Arbitrary<FairEvent> =>
  fc
    .record(
      {
        id: anyEventId,
        name: anyTitle,
        slug: anySlug,
        startDate: anyFairDay,
        startTime: timeOrNone,
        endDate: anyFairDay,
        endTime: timeOrNone,
        timeZone: anyTimeZone,
        city: anyWords(),
        venue: anyWords(),
        floorPlanUrl: fc.oneof(fc.constant(''), fc.webUrl()),
        publicationStatus: fc.constantFrom('PUBLIC', 'DRAFT'),
        publicStartDate: dayOrNone,
        publicEndDate: dayOrNone,
        status: fc.constantFrom('CONFIRMED', 'CANCELLED'),
        testUsers: fc.array(anyEmail),
        archiveAt: dayOrNone,
        show: fc.record({ id: fc.uuid(), name: anyTitle }),
      },
      {
        requiredKeys: [
          'id',
          'name',
          'slug',
          'startDate',
          'startTime',
          'endDate',
          'endTime',
          'timeZone',
          'city',
          'venue',
          'floorPlanUrl',
          'publicationStatus',
          'publicStartDate',
          'publicEndDate',
          'status',
          'testUsers',
          'archiveAt',
        ],
      },
    )
    .map((event) => ({ ...event, ...fixed }));

/** Any configured site; the fields of `fixed` override the generated ones. */
export const anyEventSite = (fixed: Partial<EventSite> = {}): Arbitrary<EventSite> =>
  fc
    .record(
      {
        event: anyEventId,
        site: anySlug,
        logo: fc.record({ src: fc.webUrl(), alt: anyWords() }),
        brandColour: fc.stringMatching(/^#[0-9a-f]{6}$/),
        virtualFolder: anySlug,
        redirectTypes: fc.array(fc.constantFrom('EXHIBITOR', 'CO_EXHIBITOR', 'PARTNER')),
        redirectPage: fc.oneof(
          fc.constant(''),
          anySlug.map((slug) => `/${slug}`),
        ),
      },
      { requiredKeys: ['event', 'site', 'brandColour', 'virtualFolder', 'redirectTypes', 'redirectPage'] },
    )
    .map((site) => ({ ...site, ...fixed }));

/** The card of an event with its own site. */
export const anyEventTile: Arbitrary<EventTile> = fc
  .tuple(anyEvent(), anyEventSite())
  .map(([event, site]) => eventTile(event, { ...site, event: event.id }));
