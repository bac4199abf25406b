import { fromCookies } from '@fairdesk/core/events';
import type { Membership } from '@fairdesk/core/shared';
import { anyStoredSession, oneOf } from '@fairdesk/core/testing';
import { fc } from '@fast-check/vitest';
import {
  anyDays,
  anyEvents,
  anyMembershipsIn,
  anyParticipationsOf,
  anyRequest,
  anySites,
  COMPANY_PATHS,
  EVENTS,
  eventAt,
  type PortalWorld,
  participationAt,
} from './portal-world.ts';

const statuses = fc.constantFrom('CONFIRMED', 'CONFIRMED', 'CANCELLED');
const fixed = oneOf(
  fc.record({ events: anyEvents, sites: anySites, participations: anyParticipationsOf(12) }),
);
const session = oneOf(anyStoredSession());

/** A world that differs only in what a validation reads, and is generated much faster. */
export const anyVisitWorld: fc.Arbitrary<PortalWorld> = fc
  .tuple(
    fc.tuple(...fixed.participations.map(() => statuses)),
    fc.tuple(...fixed.events.map(() => fc.tuple(anyDays, fc.constantFrom('PUBLIC', 'PUBLIC', 'DRAFT')))),
    fc.constantFrom('', '/welcome'),
    anyMembershipsIn(fixed.participations.length),
  )
  .map(([states, dates, redirectPage, memberships]) => ({
    events: fixed.events.map((event, place) => {
      const [day = '', publicationStatus = ''] = dates[place] ?? [];
      return { ...event, startDate: day, endDate: day, publicationStatus };
    }),
    sites: fixed.sites.map((site) => ({ ...site, redirectPage })),
    participations: fixed.participations.map((one, place) => ({ ...one, status: states[place] ?? '' })),
    memberships,
    session,
  }));

/** A visit with a participation in the cookies, mostly one of the user and to a page of its event. */
export const anyOwnVisit = fc
  .record({
    world: anyVisitWorld,
    request: anyRequest,
    // One more than there are: a participation may have been deleted.
    place: fc.nat(fixed.participations.length),
    shift: fc.constantFrom(0, 0, 0, 1),
    path: fc.constantFrom(...COMPANY_PATHS),
    type: fc.constantFrom('EXHIBITOR', 'PARTNER'),
    isMember: fc.constantFrom(true, true, false),
  })
  .map(({ world, request, place, shift, path, type, isMember }) => {
    const [id, event] = [participationAt(place), eventAt(place % EVENTS)];
    const cookies = { selectedEventId: event, eventId: event, participationId: id, participationType: type };
    const own: Membership = { event, participation: id, role: 'viewer' };
    return {
      world: { ...world, memberships: [...world.memberships, ...(isMember ? [own] : [])] },
      request: {
        ...request,
        selection: fromCookies(cookies),
        address: `/fair-${(place + shift) % EVENTS}${path}`,
      },
    };
  });
