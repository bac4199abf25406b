import 'server-only';
import { WILDCARD_MARKER } from '@fairdesk/core/navigation';
import { hasOnlyContent, type Page, pageBlocks } from '@fairdesk/core/page';
import { productSpot } from '@fairdesk/core/profile';
import type { EventId } from '@fairdesk/core/shared';
import { okAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { valueOr } from '#app/_http/value-or.ts';
import type { PortalEvent } from '#ui/navigation/frame-data.ts';
import type { FairData } from '#ui/page/fair-data.ts';
import { exhibitorLogosData } from './exhibitor-logos-data.ts';
import { fairData } from './fair-data.ts';
import { feedData } from './feed-data.ts';
import { newsData } from './news-data.ts';
import type { Frame } from './open-frame.ts';
import { toPortalEvent } from './portal-event.ts';
import { SAMPLE_ID } from './sample-id.ts';
import { searchData } from './search-data.ts';

/**
 * What a page shows of its fair, loaded before it is rendered: in its editor, as a preview, or as an error page.
 *
 * @param visited the query of a visit to this address, `?page=2`; may be empty. Absent where the page is shown as such
 */
export const completeFairData = async (
  page: Page,
  frame: Frame,
  visited?: string,
): Promise<{ readonly event?: PortalEvent; readonly fair: FairData }> => {
  const event = frame.site?.event;
  const [ownEvent, fair] = await Promise.all([
    event === undefined ? undefined : valueOr(undefined, currentUseCases().events.event(event)),
    fairOf(page, frame, visited),
  ]);
  return { ...(ownEvent && { event: eventFor(page, toPortalEvent(ownEvent)) }), fair };
};

/** A page of the portal has a placeholder event, which looks like its own. Source: portal spec §6. */
const eventFor = (page: Page, event: PortalEvent): PortalEvent =>
  hasOnlyContent(page) ? event : { ...event, id: SAMPLE_ID as EventId };

/** Nothing is streamed into a page that runs no script: each part is complete. */
const fairOf = async (
  page: Page,
  { site, siteName, data }: Frame,
  visited: string | undefined,
): Promise<FairData> => {
  const { language, path: address } = data;
  const query = visited ?? '';
  const event = site?.event;
  const [fair, feeds, news, exhibitorLogos, search] = await Promise.all([
    exhibitorsFor({ page, event, language, address, visited }),
    feedData(page).then(complete),
    newsData(page, query).then(complete),
    exhibitorLogosData(page, event).then(complete),
    searchData({ page, site: siteName, language, address, search: query, visitorAddress: '' }),
  ]);
  const [exhibitors, products, found] = await Promise.all([fair.exhibitors, fair.products, search?.data]);
  return {
    ...fair,
    ...(exhibitors && { exhibitors }),
    ...(products && { products }),
    ...{ feeds, news, exhibitorLogos },
    ...(found && { search: found }),
  };
};

const complete = async <T>(parts: Readonly<Record<string, T | Promise<T>>>): Promise<Record<string, T>> =>
  Object.fromEntries(
    await Promise.all(Object.entries(parts).map(async ([uid, part]) => [uid, await part] as const)),
  );

interface ExhibitorsInput extends Omit<Parameters<typeof fairData>[0], 'search'> {
  /** The query of a visit to this address; absent where the page is shown as such. */
  readonly visited: string | undefined;
}

/** The page of any company is shown with the first one in it. */
const exhibitorsFor = async ({ visited, ...input }: ExhibitorsInput): Promise<FairData> => {
  const { page, event, language, address } = input;
  const nothing = { listAddress: address };
  const isOfAny = visited === undefined || address.endsWith(`/${WILDCARD_MARKER}`);
  if (event === undefined || !isOfAny || !pageBlocks(page).some(({ kind }) => kind === 'exhibitor'))
    return valueOr<FairData>(nothing, fairData({ ...input, search: visited ?? '' }));
  const { exhibitors } = currentUseCases();
  const first = exhibitors
    .list(event, language, { offset: 0, limit: 1 })
    .andThen(({ items: [company] }) =>
      company ? exhibitors.find(event, company.slug, language, productSpot({})) : okAsync(undefined),
    );
  const exhibitor = await valueOr(undefined, first);
  return { ...nothing, ...(exhibitor && { exhibitor }) };
};
