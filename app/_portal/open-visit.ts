import 'server-only';
import { NO_PRODUCT_HREF, productIdFromQuery } from '@fairdesk/core/awards';
import {
  chooserOutcome,
  eventIdFromPath,
  type FairEvent,
  mayEnter,
  type Participation,
} from '@fairdesk/core/events';
import { type Page, withNested } from '@fairdesk/core/page';
import { type StoredSession, sessionOf } from '@fairdesk/core/session';
import {
  describeFailure,
  type EventId,
  type Failure,
  type Language,
  localPath,
  queryString,
} from '@fairdesk/core/shared';
import type { Result, ResultAsync } from 'neverthrow';
import { cache } from 'react';
import { currentUseCases } from '#app/_composition/server.ts';
import { readMultipleEvents, readSelection, wasRedirected } from '#app/_http/cookies.ts';
import { currentSession } from '#app/_http/permission.ts';
import { failureDetails } from '#app/_process/failure-details.ts';
import { runtime } from '#app/_process/runtime.ts';
import { type Frame, frameAt, frameOf, frameOfNothing, placeOf } from '#app/_site/open-frame.ts';
import { toPortalEvent } from '#app/_site/portal-event.ts';
import { visibleTo, visibleToAll } from '#app/_site/visible-page.ts';
import type { PortalData, PortalUser } from '#ui/page/portal-data.ts';
import { blockData } from './block-data.ts';
import { validateVisit } from './validate-visit.ts';

/** The outcome of a visit to a page of the portal. */
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
 * @param pid the product id in the address, unparsed
 */
export const openVisit = cache(async (language: Language, address: string, pid = ''): Promise<Visit> => {
  const place = await placeOf(address);
  const [frame, session, page] = await Promise.all([
    frameAt(language, address, place),
    currentSession(),
    currentUseCases().pages.open({ ...place, site: place.siteName, language }),
  ]);
  if (!frame.isOffered) return { kind: 'missing', data: frame.data, reason: 'page' };
  if (session.isErr()) return failed(frame, session.error);
  if (session.value === undefined || session.value.error) {
    const ended = session.value?.error !== undefined;
    return {
      kind: 'signed-out',
      data: frame.data,
      ended,
      ...(page.isOk() && { page: visibleToAll(page.value) }),
    };
  }
  if (page.isErr()) {
    const { error } = page;
    return error.kind === 'not-found'
      ? { kind: 'missing', data: frameOfNothing(frame).data, reason: 'page' }
      : failed(frame, error);
  }
  const around = frameOf(frame, page.value);
  return around.site
    ? openAboutProduct(around, page.value, session.value, address, pid)
    : openOutside(around, page.value, session.value);
});

/**
 * A page of an event that may require a product: without one, or with another company's, it does not exist.
 */
const openAboutProduct = async (
  frame: Frame,
  page: Page,
  session: StoredSession,
  address: string,
  pid: string,
): Promise<Visit> => {
  if (!asksForProduct(page)) return openWithin(frame, page, session, address);
  const product = productIdFromQuery(pid);
  if (product === undefined) return noProduct(frame);
  const visit = await openWithin(frame, page, session, address, product);
  return visit.kind === 'page' && visit.data.entry === undefined ? noProduct(frame) : visit;
};

/** A page of an event, for the selected participation if it is the user's. */
const openWithin = async (
  frame: Frame,
  page: Page,
  session: StoredSession,
  address: string,
  product?: string,
): Promise<Visit> => {
  const { email } = session.user;
  const { language } = frame.data;
  const selection = await readSelection();
  const validation = await validateVisit(email, selection, address);
  if (validation.isErr()) return failed(frame, validation.error);
  if (validation.value.kind !== 'ok' || selection.kind !== 'participation') {
    if (validation.value.kind === 'go' && validation.value.href.startsWith(`/${frame.folder}/`))
      return { kind: 'go', href: localPath({ language, path: validation.value.href }) };
    return toValidation(language, address, product);
  }
  const { chosen } = selection;
  const [event, participation, count] = await Promise.all([
    currentUseCases().events.event(chosen.eventId),
    currentUseCases().events.participation(chosen.participationId),
    countMine(email, chosen.eventId),
  ]);
  if (event.isErr()) return failed(frame, event.error);
  if (participation.isErr()) return failed(frame, participation.error);
  const loaded = await blockData({
    page,
    email,
    language,
    event: event.value.id,
    participation: participation.value,
    product,
  });
  return {
    kind: 'page',
    page: visibleTo(page, {
      site: frame.site,
      event: event.value,
      participation: participation.value,
      email,
    }),
    data: {
      ...frame.data,
      ...whileOpen(loaded, event.value),
      user: portalUserOf(session),
      event: toPortalEvent(event.value),
      participation: toPortalParticipation(participation.value),
      severalParticipations: count.isOk() && count.value > 1,
      multipleEvents: await readMultipleEvents(),
    },
  };
};

/** The number of the user's participations in an event. */
const countMine = (email: string, event: EventId): ResultAsync<number, Failure> => {
  const { access, events } = currentUseCases();
  return access
    .membershipsOf(email)
    .andThen((memberships) => events.count(event, mayEnter(memberships, event)));
};

/** Validates the selection first, then returns here. */
const toValidation = (language: Language, address: string, product: string | undefined): Visit => {
  const query = product === undefined ? '' : `?${queryString({ pid: product })}`;
  const to = `${localPath({ language, path: address })}${query}`;
  return { kind: 'go', href: localPath({ language, path: `/validate?to=${encodeURIComponent(to)}` }) };
};

/** Whether a page requires a product in its address. Source: portal spec §2 "pid required, else /404". */
const asksForProduct = ({ main }: Page): boolean =>
  withNested(main).some(({ kind }) => kind === 'award-registration' || kind === 'award-summary');

const noProduct = ({ data: { language } }: Frame): Visit => ({
  kind: 'go',
  href: localPath({ language, path: NO_PRODUCT_HREF }),
});

/** Removes edit permissions of a read-only event; the server would reject changes anyway. */
const whileOpen = <Loaded extends Pick<PortalData, 'profile'>>(loaded: Loaded, event: FairEvent): Loaded =>
  loaded.profile && toPortalEvent(event).standing !== 'open'
    ? { ...loaded, profile: { ...loaded.profile, canEdit: false, canPublish: false } }
    : loaded;

/** A page outside of any event: the list of events, or of one event's participations. */
const openOutside = async (frame: Frame, page: Page, session: StoredSession): Promise<Visit> => {
  const { email } = session.user;
  const { language } = frame.data;
  const named = await eventOf(frame.path);
  if (named?.isErr()) {
    if (named.error.kind !== 'rejected' && named.error.kind !== 'not-found')
      return failed(frame, named.error);
    runtime().log.warn(describeFailure(named.error));
    const reason = named.error.kind === 'rejected' ? 'event-id' : 'event';
    return { kind: 'missing', data: frame.data, reason };
  }
  const event = named?.unwrapOr(undefined);
  const loaded = await blockData({ page, email, language, event: event?.id });
  if (loaded.events) {
    const outcome = chooserOutcome(loaded.events, await wasRedirected());
    if (outcome.kind === 'redirect')
      return {
        kind: 'go',
        href: `/api/events/only${outcome.href.replace('/events', '')}?language=${language}`,
      };
  }
  return {
    kind: 'page',
    page: visibleToAll(page),
    data: {
      ...frame.data,
      ...loaded,
      user: portalUserOf(session),
      multipleEvents: await readMultipleEvents(),
      ...(event && { event: toPortalEvent(event) }),
    },
  };
};

/** The event in an address: `/events/101`; `undefined` when there is none. */
const eventOf = async (path: string): Promise<Result<FairEvent | undefined, Failure> | undefined> =>
  path.startsWith('/events/')
    ? eventIdFromPath(path).asyncAndThen((id) => currentUseCases().events.event(id))
    : undefined;

const failed = (frame: Frame, failure: Failure): Visit => {
  runtime().log.error(describeFailure(failure), failureDetails(failure));
  return { kind: 'failed', data: frame.data };
};

const portalUserOf = (stored: StoredSession): PortalUser => {
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
