import 'server-only';
import {
  chooserOutcome,
  EVENT_FAULTS,
  type FairEvent,
  fromCookies,
  type Participation,
} from '@fairdesk/core/events';
import { type Page, pageBlocks } from '@fairdesk/core/page';
import { type PortalPage, toNoProduct } from '@fairdesk/core/portal';
import { type StoredSession, sessionOf } from '@fairdesk/core/session';
import {
  describeFailure,
  type Failure,
  isOrganiser,
  isVisitingOrganiser,
  type Language,
  localPath,
} from '@fairdesk/core/shared';
import { cache } from 'react';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { readMultipleEvents, wasRedirected } from '#app/_http/cookies.ts';
import { entrance } from '#app/_http/entrance.ts';
import { currentSession } from '#app/_http/permission.ts';
import { openSelectionMemory } from '#app/_http/selection-memory.ts';
import { valueOr } from '#app/_http/value-or.ts';
import { failureDetails } from '#app/_process/failure-details.ts';
import { type Frame, frameAt, frameOf, frameOfNothing, placeOf } from '#app/_site/open-frame.ts';
import { toPortalEvent } from '#app/_site/portal-event.ts';
import type { PortalUser } from '#ui/navigation/frame-data.ts';
import type { PortalData } from '#ui/page/portal-data.ts';
import { blockData } from './block-data.ts';
import { toCompanyOfEntry } from './company-of-entry.ts';

/** The outcome of a visit to a page of the portal, with everything its screen shows. */
export type Visit =
  | { readonly kind: 'page'; readonly page: Page; readonly data: PortalData }
  | { readonly kind: 'signed-out'; readonly data: PortalData; readonly ended: boolean; readonly page?: Page }
  | { readonly kind: 'missing'; readonly data: PortalData; readonly reason: 'page' | 'event' | 'event-id' }
  | { readonly kind: 'failed'; readonly data: PortalData }
  | { readonly kind: 'go'; readonly href: string };

/**
 * Opens a page of the portal for the current visitor: once per request, for its head and its body.
 *
 * @param address without language: `/aqua/tasks`
 * @param query of the address: `?tab=news`; empty without one
 */
export const openVisit = cache(async (language: Language, address: string, query = ''): Promise<Visit> => {
  const { openPortalPage } = currentUseCases();
  const pid = new URLSearchParams(query).get('pid') ?? '';
  const [frame, opened] = await Promise.all([
    placeOf(address).then((place) => frameAt(language, address, place)),
    openSelectionMemory().then((memory) =>
      openPortalPage(currentSession)({
        language,
        address,
        query,
        pid,
        selection: fromCookies(memory.read()),
      }),
    ),
  ]);
  return opened.match(
    (visit) => visitOf(visit, frame),
    async (failure) => failed(frame, failure),
  );
});

const visitOf = async (visit: PortalPage, frame: Frame): Promise<Visit> => {
  const { data } = frame;
  switch (visit.kind) {
    case 'company':
      return companyVisit(visit, frameOf(frame, visit.page));
    case 'general':
      return generalVisit(visit, frameOf(frame, visit.page));
    case 'signed-out':
      return { ...visit, data };
    case 'missing':
      if (visit.reason === 'event-id') currentUseCases().log.warn(EVENT_FAULTS.identifier);
      return { ...visit, data: visit.reason === 'page' ? frameOfNothing(frame).data : data };
    case 'go':
      return visit;
  }
};

/**
 * A page of an event, for a company. One about a product of another company of this user leads to it, through the
 * selection of that company; about any other product it does not exist.
 */
const companyVisit = async (
  { page, session, event, participation, product, severalParticipations }: PageOf<'company'>,
  { data }: Frame,
): Promise<Visit> => {
  const { language } = data;
  const { email } = session.user;
  const loaded = await blockData({ page, email, language, event: event.id, participation, product });
  if (product !== undefined && loaded.entry === undefined) {
    const entry = { blocks: pageBlocks(page), email, language, event: event.id, participation, product };
    const href = await toCompanyOfEntry(entry, data.path);
    return href === undefined ? toNoProduct(language) : { kind: 'go', href };
  }
  return {
    kind: 'page',
    page,
    data: {
      ...data,
      ...whileOpen(loaded, event),
      user: await withDesk(portalUserOf(session)),
      event: toPortalEvent(event),
      participation: toPortalParticipation(participation),
      asOrganiser: await deskOf(email, event, participation, language),
      severalParticipations,
      multipleEvents: await readMultipleEvents(),
    },
  };
};

/** The list of events, or of one event's participations; the only event opens at once, once per visit. */
const generalVisit = async ({ page, session, event }: PageOf<'general'>, { data }: Frame): Promise<Visit> => {
  const { language } = data;
  const { email } = session.user;
  const loaded = await blockData({ page, email, language, event: event?.id });
  const elsewhere = loaded.events && (await entrance(data));
  if (elsewhere !== undefined) return { kind: 'go', href: elsewhere };
  const outcome = loaded.events && chooserOutcome(loaded.events, await wasRedirected());
  if (outcome?.kind === 'redirect') {
    const href = `/api/events/only${outcome.href.replace('/events', '')}?language=${language}`;
    return { kind: 'go', href };
  }
  return {
    kind: 'page',
    page,
    data: {
      ...data,
      ...loaded,
      user: await withDesk(portalUserOf(session)),
      multipleEvents: await readMultipleEvents(),
      ...(event && { event: toPortalEvent(event) }),
    },
  };
};

type PageOf<Kind extends PortalPage['kind']> = Extract<PortalPage, { readonly kind: Kind }>;

/** Removes edit permissions of a read-only event; the server would reject changes anyway. */
const whileOpen = <Loaded extends Pick<PortalData, 'profile'>>(loaded: Loaded, event: FairEvent): Loaded =>
  loaded.profile && toPortalEvent(event).standing !== 'open'
    ? { ...loaded, profile: { ...loaded.profile, canEdit: false, canPublish: false } }
    : loaded;

const failed = (frame: Frame, failure: Failure): Visit => {
  currentUseCases().log.error(describeFailure(failure), failureDetails(failure));
  return { kind: 'failed', data: frame.data };
};

/** Adds whether the user has fairs, and organises one or edits its website; read once per request. */
const withDesk = async (user: PortalUser): Promise<PortalUser> => {
  const memberships = await valueOr([], currentUseCases().access.membershipsOf(user.email));
  const worksAtDesk = memberships.some(({ role }) => isOrganiser(role) || role === 'site-editor');
  return { ...user, isOrganiser: worksAtDesk, hasFairs: memberships.length > 0 };
};

/** The user of a session, for pages outside of any event. */
export const accountUserOf = (session: StoredSession): Promise<PortalUser> => withDesk(portalUserOf(session));

/** The desk's page of the company, for an organiser who does not work for it. */
const deskOf = async (
  email: string,
  { id, slug }: FairEvent,
  participation: Participation,
  language: Language,
): Promise<string | undefined> => {
  const memberships = await valueOr([], currentUseCases().access.membershipsOf(email));
  return isVisitingOrganiser(memberships, { event: id, participation: participation.id })
    ? localPath({ language, path: `/organiser/${slug}/exhibitors/${participation.id}` })
    : undefined;
};

/** The user of a session, as pages show it. */
export const portalUserOf = (stored: StoredSession): PortalUser => {
  const { user, expiresAt, canExtend } = sessionOf(stored);
  return { name: user.name, email: user.email, ...(canExtend && { idleEnd: expiresAt }) };
};

const toPortalParticipation = ({
  id,
  name,
  logoUrl,
  participationType,
  stands,
}: Participation): PortalData['participation'] => ({
  id,
  name,
  logoUrl,
  participationType,
  stands,
});
