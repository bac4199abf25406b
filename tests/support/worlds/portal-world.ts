import {
  type EventSite,
  type FairEvent,
  fromCookies,
  type Participation,
  PORTAL_SITE,
  SELECTION_COOKIES,
} from '@fairdesk/core/events';
import { type Block, EMPTY_NAVIGATION, type Page } from '@fairdesk/core/page';
import type { OpenPortalPagePorts, PortalRequest } from '@fairdesk/core/portal';
import type { StoredSession } from '@fairdesk/core/session';
import {
  type EventId,
  eventIdOf,
  LANGUAGES,
  type Language,
  type Membership,
  type ParticipationId,
  participationIdOf,
  ROLES,
} from '@fairdesk/core/shared';
import {
  anyEvent,
  anyEventSite,
  anyParticipation,
  anyStoredSession,
  memoryAccessBook,
  memoryEventDirectory,
  memoryPageSource,
  memorySiteDirectory,
  VISIBLE_TO_ALL,
} from '@fairdesk/core/testing';
import { fc } from '@fast-check/vitest';
import { okAsync } from 'neverthrow';

/** A few events with sites, participations, roles and a user. */
export interface PortalWorld {
  readonly events: readonly FairEvent[];
  readonly sites: readonly EventSite[];
  readonly participations: readonly Participation[];
  readonly memberships: readonly Membership[];
  readonly session: StoredSession | undefined;
}

export const NOW = new Date('2027-01-15T12:00:00Z');

const known = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('Not an id');
  return value;
};
export const eventAt = (place: number): EventId => known(eventIdOf(String(101 + place)));
export const participationAt = (place: number): ParticipationId => known(participationIdOf(`p-${place}`));

export const EVENTS = 3;
const PARTICIPATIONS = 6;
/** Without its site, an event has no pages. */
const WITHOUT_SITE = EVENTS - 1;

export const anyDays = fc.constantFrom('2025-01-01', '2027-01-26');

export const anyEvents = fc.tuple(
  ...Array.from({ length: EVENTS }, (_, place) =>
    anyDays.chain((day) => anyEvent({ id: eventAt(place), startDate: day, endDate: day })),
  ),
);

export const anySites = fc.tuple(
  ...Array.from({ length: WITHOUT_SITE }, (_, place) =>
    fc.constantFrom('', '/welcome').chain((redirectPage) =>
      anyEventSite({
        event: eventAt(place),
        site: `site-${place}`,
        virtualFolder: `fair-${place}`,
        redirectTypes: ['PARTNER'],
        redirectPage,
      }),
    ),
  ),
);

export const anyParticipationsOf = (length: number) =>
  fc.tuple(
    ...Array.from({ length }, (_, place) =>
      anyParticipation({ id: participationAt(place), event: eventAt(place % EVENTS), slug: `p-${place}` }),
    ),
  );

export const anyMembershipsIn = (participations: number): fc.Arbitrary<readonly Membership[]> =>
  fc.array(
    fc.oneof(
      fc.record({
        event: fc.nat(EVENTS - 1).map(eventAt),
        role: fc.constantFrom(...ROLES),
      }),
      fc
        .record({ place: fc.nat(participations - 1), role: fc.constantFrom(...ROLES) })
        .map(({ place, role }) => ({
          event: eventAt(place % EVENTS),
          participation: participationAt(place),
          role,
        })),
    ),
    { maxLength: 4 },
  );

export const anyPortalWorld: fc.Arbitrary<PortalWorld> = fc.record({
  events: anyEvents,
  sites: anySites,
  participations: anyParticipationsOf(PARTICIPATIONS),
  memberships: anyMembershipsIn(PARTICIPATIONS),
  session: fc.option(anyStoredSession(), { nil: undefined }),
});

/** Cookies as a browser may send them, including foreign and invalid ids. */
const anyCookies = fc.dictionary(
  fc.constantFrom(...SELECTION_COOKIES),
  fc.oneof(
    fc.nat(EVENTS).map((place) => String(101 + place)),
    fc.nat(PARTICIPATIONS).map((place) => `p-${place}`),
    fc.constantFrom('', 'x', '%', 'PARTNER'),
  ),
);

/** Cookies that name an event and one of the participations, of this event or another. */
const anyMatchingCookies = fc
  .record({
    event: fc.nat(EVENTS - 1),
    place: fc.nat(PARTICIPATIONS - 1),
    type: fc.constantFrom('PARTNER', ''),
  })
  .map(({ event, place, type }) => ({
    selectedEventId: eventAt(event),
    eventId: eventAt(event),
    participationId: participationAt(place),
    participationType: type,
  }));

export const COMPANY_PATHS = [
  ...['/dashboard', '/tasks', '/awards/summary', '/awards/registration', '/welcome', '/nothing'],
];

export const anyRequest: fc.Arbitrary<PortalRequest> = fc
  .record({
    language: fc.constantFrom(...LANGUAGES),
    address: fc.oneof(
      fc
        .tuple(fc.nat(EVENTS), fc.constantFrom(...COMPANY_PATHS))
        .map(([place, path]) => `/fair-${place}${path}`),
      fc.constantFrom('/', '/events/101', '/events/102', '/events/103', '/events/999', '/events/abc'),
    ),
    query: fc.constantFrom('', '?pid=%25', '?pid=product-1', '?tab=news&id=n-1', '?tab=news&pid=product-1'),
    selection: fc.oneof(anyCookies, anyMatchingCookies).map(fromCookies),
  })
  .map((request) => ({ ...request, pid: new URLSearchParams(request.query).get('pid') ?? '' }));

/** A user who opens a page of their event or of the company that they have chosen: few other requests reach one. */
const anyMemberVisit: fc.Arbitrary<readonly [PortalWorld, PortalRequest]> = fc
  .tuple(
    anyPortalWorld,
    anyRequest,
    anyStoredSession(),
    fc.record({
      place: fc.nat(PARTICIPATIONS - 1).filter((place) => place % EVENTS < WITHOUT_SITE),
      role: fc.constantFrom(...ROLES),
      path: fc.option(fc.constantFrom(...COMPANY_PATHS), { freq: 3 }),
      participationType: fc.constantFrom('EXHIBITOR', 'PARTNER'),
    }),
  )
  .map(([world, request, { error: _, ...session }, { place, role, path, participationType }]) => {
    const [event, participation] = [eventAt(place % EVENTS), participationAt(place)];
    const cookies = {
      selectedEventId: event,
      eventId: event,
      participationId: participation,
      participationType,
    };
    return [
      {
        ...world,
        session,
        memberships: [...world.memberships, { event, participation, role }],
        participations: world.participations.map((each) =>
          each.id === participation ? { ...each, participationType } : each,
        ),
      },
      {
        ...request,
        address: path === null ? `/events/${event}` : `/fair-${place % EVENTS}${path}`,
        selection: fromCookies(cookies),
      },
    ];
  });

export const anyPortalVisit: fc.Arbitrary<readonly [PortalWorld, PortalRequest]> = fc.oneof(
  fc.tuple(anyPortalWorld, anyRequest),
  anyMemberVisit,
);

export const portalPorts = (world: PortalWorld): OpenPortalPagePorts => ({
  session: () => okAsync(world.session),
  access: memoryAccessBook({ [world.session?.user.email ?? '']: world.memberships }),
  pages: memoryPageSource(pagesOf(world)),
  sites: memorySiteDirectory(world.sites),
  directory: memoryEventDirectory(world.events, world.participations),
  clock: () => NOW,
});

/** The pages of every language, with some that lack an event. */
export const pagesOf = ({ sites }: Pick<PortalWorld, 'sites'>): readonly Page[] =>
  LANGUAGES.flatMap((language) => [
    ...['/', '/events/101', '/events/102', '/events/103', '/events/999', '/events/abc'].map((path) =>
      pageAt(PORTAL_SITE, path, language),
    ),
    ...sites.flatMap(({ site }) =>
      COMPANY_PATHS.filter((path) => path !== '/nothing').map((path) => pageAt(site, path, language)),
    ),
  ]);

const SUMMARY: Block = { kind: 'award-summary', uid: 'summary', title: '', award: '', listHref: '' };

/** Only what the rules read. */
const REGISTRATION = { kind: 'award-registration', uid: 'registration' } as unknown as Block;
const BLOCKS: Readonly<Record<string, readonly Block[]>> = {
  '/awards/summary': [SUMMARY],
  '/awards/registration': [REGISTRATION],
  '/tasks': [{ kind: 'divider', uid: 'divider' }],
};

/** A page without blocks, except for those of an award and a divider. */
export const pageAt = (site: string, path: string, language: Language): Page => ({
  site,
  path,
  language,
  name: path,
  title: path,
  heading: path,
  description: '',
  state: 'normal',
  layout: 'portal',
  languages: [...LANGUAGES],
  itemId: '',
  styleSheets: [],
  navigation: {
    ...EMPTY_NAVIGATION,
    main: [item('all'), { ...item('few'), hideForParticipationTypes: 'PARTNER' }],
  },
  bodyTop: [],
  header: [],
  shell: [],
  main: BLOCKS[path] ?? [],
  footer: [],
});

const item = (title: string) => ({
  ...VISIBLE_TO_ALL,
  title,
  text: '',
  href: `/${title}`,
  target: '',
  icon: '',
  isCallToAction: false,
  children: [],
});
