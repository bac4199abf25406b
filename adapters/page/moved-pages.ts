import { type EventSite, type SiteDirectory, sitePlace } from '@fairdesk/core/events';
import { type Redirected, type RedirectMap, redirectFinder } from '@fairdesk/core/page';
import { decodeAddress, type Failure, splitPath } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { type Cached, staleWhileRevalidate } from '../shared/http/stale-while-revalidate.ts';

/** How long a redirect map is cached, in milliseconds. Source: the content platform's front ends. */
const FRESH_MS = 10_000;
/** How long the first request waits for its site's map, in milliseconds. */
const TIMEOUT_MS = 1000;

/** Finds where a page has moved to; takes path and query as requested. */
export type FindMovedPage = (url: string) => Promise<Redirected | undefined>;

/** The moved pages of all sites. */
export interface MovedPages {
  readonly find: FindMovedPage;
  /** Makes the next request wait for the present folders and redirects of the sites: any of them may have changed. */
  readonly expire: () => void;
}

interface Sources {
  readonly directory: Pick<SiteDirectory, 'sites'>;
  readonly map: RedirectMap;
  readonly onFailure: (failure: Failure) => void;
}

/** Looks moved pages up in the redirect map of their site; while it cannot be loaded, the site redirects nothing. */
export const createMovedPages = ({ directory, map, onFailure }: Sources): MovedPages => {
  const cacheSource = <T>(initial: T, load: () => ResultAsync<T, Failure>) => {
    let isReported = false;
    return staleWhileRevalidate({
      initial,
      load: () =>
        load().andTee(() => {
          isReported = false;
        }),
      // Only the first of an outage: a content platform without redirects fails each time.
      onFailure: (failure) => {
        if (!isReported) onFailure(failure);
        isReported = true;
      },
      ...{ freshMs: FRESH_MS, timeoutMs: TIMEOUT_MS },
    });
  };
  const cachedSites = cacheSource<readonly EventSite[]>([], directory.sites);
  const finders = new Map<string, Cached<ReturnType<typeof redirectFinder>>>();
  const finderOf = (site: string) => {
    const finder =
      finders.get(site) ??
      cacheSource<ReturnType<typeof redirectFinder>>(
        () => undefined,
        () => map.redirects(site).map(redirectFinder),
      );
    finders.set(site, finder);
    return finder.read();
  };
  const find: FindMovedPage = async (url) => {
    const [pathname = '/', ...query] = url.split('?');
    // Internal: the server requests these paths from itself while rendering, and must not wait for a map.
    if (pathname.startsWith('/~')) return undefined;
    const sites = await cachedSites.read();
    const placeAt = (address: string) => {
      const { language, path } = splitPath(address);
      return { language, ...sitePlace(sites, path) };
    };
    const asWritten = placeAt(pathname);
    const place = asWritten.site ? asWritten : placeAt(pathname.toLowerCase());
    const { language, siteName, folder, path } = place.site ? place : asWritten;
    const findRedirect = await finderOf(siteName);
    return findRedirect({
      path: decodeAddress(path),
      search: query.length > 0 ? `?${query.join('?')}` : '',
      language,
      folder,
    });
  };
  const expire = (): void => {
    cachedSites.expire();
    for (const finder of finders.values()) finder.expire();
  };
  return { find, expire };
};
