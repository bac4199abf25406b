import {
  chooserOutcome,
  type EventSite,
  eventSummary,
  eventTile,
  type FairEvent,
  isTestUser,
  listEvents,
  maySeeEvent,
} from '@fairdesk/core/events';
import type { Membership } from '@fairdesk/core/shared';
import {
  anyEmail,
  anyEvent,
  anyEventSite,
  anyEventTile,
  anyFairInstant,
  anyMembership,
  memoryAccessBook,
  memoryEventDirectory,
  memorySiteDirectory,
  oneOf,
} from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const now = new Date('2026-11-20T12:00:00Z');
const coming = { endDate: '2027-01-28', timeZone: 'Europe/Amsterdam', publicationStatus: 'PUBLIC' } as const;
const owner = (event: FairEvent): Membership => ({ event: event.id, role: 'admin' });

describe('maySeeEvent', () => {
  it.prop([anyEvent({ ...coming, testUsers: [] }), anyMembership, anyEmail])(
    'shows a published event to its members only',
    (event, membership, email) => {
      fc.pre(membership.event !== event.id);
      expect(maySeeEvent(event, [membership], email, now)).toBe(false);
      const member = { ...membership, event: event.id };
      expect(maySeeEvent(event, [member], email, now)).toBe(membership.role !== 'site-editor');
    },
  );

  it.prop([anyEvent({ ...coming, publicationStatus: 'DRAFT' }), anyEmail])(
    'shows a draft to test users only',
    (event, email) => {
      expect(maySeeEvent({ ...event, testUsers: [] }, [owner(event)], email, now)).toBe(false);
      expect(maySeeEvent({ ...event, testUsers: [email] }, [], email, now)).toBe(true);
    },
  );

  it('shows an event for 12 months after its end date, in its time zone', () => {
    const event = oneOf(anyEvent({ ...coming, endDate: '2026-01-28' }));
    const isVisible = (at: string) => maySeeEvent(event, [owner(event)], '', new Date(at));
    expect(isVisible('2027-01-28T22:59:59Z')).toBe(true);
    expect(isVisible('2027-01-28T23:00:00Z')).toBe(false);
  });

  it('never drops an event whose end date is unknown', () => {
    const event = oneOf(anyEvent({ ...coming, endDate: '' }));
    expect(maySeeEvent(event, [owner(event)], '', new Date('9000-01-01T00:00:00Z'))).toBe(true);
  });
});

describe('isTestUser', () => {
  it.prop([fc.array(anyEmail), anyEmail, fc.array(anyEmail)])(
    'matches the email address case-insensitively',
    (before, email, after) => {
      const testUsers = [...before, ` ${email.toUpperCase()} `, ...after];
      expect(isTestUser({ testUsers }, email.toLowerCase())).toBe(true);
      expect(isTestUser({ testUsers }, ` ${email} `)).toBe(true);
    },
  );

  it.prop([fc.array(anyEmail)])('never matches a user without an address', (testUsers) => {
    expect(isTestUser({ testUsers: [...testUsers, ''] }, ' ')).toBe(false);
  });
});

describe('listEvents', () => {
  const fairs = fc.uniqueArray(anyEvent(coming), { selector: ({ id }) => id });
  const ids = (tiles: readonly { summary: { id: string } }[]) => tiles.map(({ summary }) => summary.id);

  it.prop([fairs, fc.infiniteStream(fc.boolean()), anyEventSite()])(
    'lists exactly the events with a site, each with its own address',
    async (events, coins, site) => {
      const sites: EventSite[] = events
        .filter(() => coins.next().value)
        .map(({ id }) => ({ ...site, event: id }));
      const list = listEvents({
        directory: memoryEventDirectory(events, []),
        sites: memorySiteDirectory(sites),
        access: memoryAccessBook({ 'anna@fair.example': events.map(owner) }),
      });
      const tiles = (await list('anna@fair.example', now))._unsafeUnwrap();
      expect(new Set(ids(tiles))).toEqual(new Set(sites.map(({ event }) => event)));
      for (const { href, summary } of tiles) expect(href).toBe(`/events/${summary.id}`);
    },
  );

  it.prop([fairs, anyEventSite(), fc.array(anyMembership), anyFairInstant])(
    'never lists an event to an unknown user',
    async (events, site, memberships, when) => {
      const list = listEvents({
        directory: memoryEventDirectory(
          events.map((event) => ({ ...event, testUsers: [] })),
          [],
        ),
        sites: memorySiteDirectory(events.map(({ id }) => ({ ...site, event: id }))),
        access: memoryAccessBook({ 'anna@fair.example': memberships }),
      });
      expect((await list('bert@fair.example', when))._unsafeUnwrap()).toEqual([]);
    },
  );
});

describe('chooserOutcome', () => {
  it('reports none when there is nothing to choose', () => {
    expect(chooserOutcome([], false)).toEqual({ kind: 'none' });
    expect(chooserOutcome([], true)).toEqual({ kind: 'none' });
  });

  it.prop([anyEventTile])('redirects to the only event, and never twice', (tile) => {
    expect(chooserOutcome([tile], false)).toEqual({ kind: 'redirect', href: tile.href });
    expect(chooserOutcome([tile], true)).toEqual({ kind: 'choose', tiles: [tile] });
  });

  it.prop([fc.array(anyEventTile, { minLength: 2 }), fc.boolean()])(
    'always offers a choice of several events',
    (tiles, before) => {
      expect(chooserOutcome(tiles, before)).toEqual({ kind: 'choose', tiles });
    },
  );
});

describe('eventTile', () => {
  it.prop([anyEvent(), anyEventSite()])(
    'shows the venue and the city, as far as they are known',
    (event, site) => {
      const placeOf = (venue: string, city: string) => eventTile({ ...event, venue, city }, site).place;
      expect([
        placeOf('RAI', 'Amsterdam'),
        placeOf('', 'Amsterdam'),
        placeOf('RAI', ''),
        placeOf('', ''),
      ]).toEqual(['RAI, Amsterdam', 'Amsterdam', 'RAI', '']);
    },
  );
});

describe('eventSummary', () => {
  it.prop([anyEvent()])('prefers the public dates, and adds a time only when there is one', (event) => {
    const { startDate, endDate } = eventSummary(event);
    expect(startDate.startsWith(event.publicStartDate || event.startDate)).toBe(true);
    expect(endDate.startsWith(event.publicEndDate || event.endDate)).toBe(true);
    expect(startDate).toHaveLength(event.startTime ? '2027-01-26 09:00'.length : '2027-01-26'.length);
  });
});
