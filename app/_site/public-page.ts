import 'server-only';
import type { FairEvent } from '@fairdesk/core/events';
import type { Page } from '@fairdesk/core/page';
import type { PublicPage as Opened } from '@fairdesk/core/portal';
import { describeFailure, type EventId, type Failure, type Language, localPath } from '@fairdesk/core/shared';
import { err, ok, ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { valueOr } from '#app/_http/value-or.ts';
import { failureDetails } from '#app/_process/failure-details.ts';
import { runtime } from '#app/_process/runtime.ts';
import type { PortalData } from '#ui/page/portal-data.ts';
import type { SearchData } from '#ui/search/search-data.ts';
import { exhibitorLogosData } from './exhibitor-logos-data.ts';
import { fairData } from './fair-data.ts';
import { feedData } from './feed-data.ts';
import { newsData } from './news-data.ts';
import { noticesIn } from './notices-in.ts';
import { type Frame, frameAt, frameOf, frameOfNothing, openFrame, placeOf, withQuery } from './open-frame.ts';
import { named, tagOf } from './page-name.ts';
import { toPortalEvent } from './portal-event.ts';
import { searchData } from './search-data.ts';
import { withinDeadline } from './within-deadline.ts';

/** The public page at an address. */
export type PublicPage =
  | {
      readonly kind: 'page';
      readonly page: Page;
      readonly data: PortalData;
      /** A part of it is unavailable and left out. */
      readonly isPartial: boolean;
      /** A part of it is still loading. */
      readonly isLate: boolean;
    }
  /** The item has moved to another address; for good, unless the site may get another language. */
  | { readonly kind: 'moved'; readonly to: string; readonly isLasting: boolean }
  /** The page does not exist in this language or is not public; or it cannot be loaded now. */
  | { readonly kind: 'missing' | 'failed'; readonly data: PortalData; readonly frame: Frame };

/**
 * Opens a public page; a page with personal blocks is not public.
 *
 * @param address without language: `/aqua/exhibitors`
 * @param search `?q=pump`; may be empty
 * @param visitorAddress the visitor's network address, for the rate limit on searches
 */
export const openPublicPage = async (
  language: Language,
  address: string,
  search: string,
  visitorAddress: string,
): Promise<PublicPage> => {
  const place = await placeOf(address);
  const { site, siteName } = place;
  const [outer, opened] = await Promise.all([
    frameAt(language, address, place),
    currentUseCases()
      .openPublicPageOf({ event: eventInTime })({ language, address })
      .match(
        (outcome) => outcome,
        (never: never) => never,
      ),
  ]);
  if (!('site' in opened)) return withoutSite(opened, language, address, search);
  const { event } = opened;
  const within = (frame: Frame) => ({
    frame,
    data: { ...frame.data, ...(event && { event: toPortalEvent(event) }) },
  });
  const without = (failure: Failure) => ({ kind: withoutReason(failure), ...within(frameOfNothing(outer)) });
  if (opened.kind === 'failed') return without(opened.failure);
  const around = within(opened.page ? frameOf(outer, opened.page) : frameOfNothing(outer));
  if (opened.kind === 'missing') return { kind: 'missing', ...around };
  const { page } = opened;
  const { data } = around;
  const [fair, feeds, news, exhibitorLogos, searched] = await Promise.all([
    fairData({ page, event: site?.event, address: data.path, language, search }),
    feedData(page),
    newsData(page, search),
    exhibitorLogosData(page, site?.event),
    searchData({ page, site: siteName, language, address: data.path, search, visitorAddress }),
  ]);
  if (fair.isErr()) return without(fair.error);
  const { movedTo, exhibitors, products } = fair.value;
  if (movedTo) return { kind: 'moved', to: movedTo, isLasting: true };
  const tag = tagOf(page, news);
  if (tag === '') return { kind: 'missing', ...around };
  const found = searched?.data;
  const parts = [
    ...[exhibitors, products, found && outcomeOf(found)],
    ...[feeds, news, exhibitorLogos].flatMap((byBlock): unknown[] => Object.values(byBlock)),
  ];
  const { languages } = tag === undefined ? data : frameOfNothing(outer).data;
  return {
    kind: 'page',
    page: named(page, fair.value, tag),
    data: {
      ...data,
      languages: withQuery(languages, search),
      contact: noticesIn(search),
      fair: { ...fair.value, feeds, news, exhibitorLogos, ...(found && { search: found }) },
    },
    isPartial:
      outer.isPartial || parts.includes('unavailable') || (site !== undefined && event === undefined),
    isLate: parts.some((part) => part instanceof Promise),
  };
};

/** A page of which nothing may be seen, or that is in another language. */
const withoutSite = async (
  opened: Exclude<Opened, { readonly site: unknown }>,
  language: Language,
  path: string,
  suffix: string,
): Promise<PublicPage> => {
  if (opened.kind === 'hidden') return hiddenPage(language);
  const to = localPath({ language: opened.language, path, suffix });
  return { kind: 'moved', to, isLasting: false };
};

/** A hidden site reveals neither its menu nor its name: the page uses the portal's frame. */
const hiddenPage = async (language: Language): Promise<PublicPage> => {
  const frame = frameOfNothing(await openFrame(language, '/'));
  return { kind: 'missing', frame, data: frame.data };
};

/** The event, unless it cannot be loaded within the deadline. */
const eventInTime = (id: EventId): ResultAsync<FairEvent, Failure> =>
  ResultAsync.fromSafePromise(withinDeadline(valueOr(undefined, currentUseCases().events.event(id)))).andThen(
    (event) => (event ? ok(event) : err<FairEvent, Failure>({ kind: 'unavailable', request: id })),
  );

const outcomeOf = (data: SearchData | Promise<SearchData>) => (data instanceof Promise ? data : data.outcome);

/** Logs the upstream's reason for the operator; visitors see only the kind. */
const withoutReason = (failure: Failure): 'missing' | 'failed' => {
  if (failure.kind === 'not-found') return 'missing';
  runtime().log.error(describeFailure(failure), failureDetails(failure));
  return 'failed';
};
