import { type EventSite, PORTAL_SITE, siteOf } from '@fairdesk/core/events';
import { type Redirected, redirectFinder } from '@fairdesk/core/page';
import { describeFailure, type Failure, splitPath } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { createSiteDirectory } from '#adapters/events/layout-service.ts';
import { createGraphql } from '#adapters/page/graphql.ts';
import { createRedirectMap } from '#adapters/page/site-redirects.ts';
import { failureDetails } from '#app/_process/failure-details.ts';
import { openServices, type ServiceRuntime } from './services.ts';
import { type Cached, staleWhileRevalidate } from './stale-while-revalidate.ts';

/** How long a redirect map is cached, in milliseconds. Source: the content platform's front ends. */
const LIFE_MS = 10_000;
/** How long the first request waits for its site's map, in milliseconds. */
const PATIENCE_MS = 1000;

/** Finds where an address has moved to; takes path and query as requested. */
export type FindMoved = (url: string) => Promise<Redirected | undefined>;

/** The redirect maps of the sites. */
export interface OldAddresses {
  readonly findMoved: FindMoved;
  /** Reads the folders of the sites again: one of them may have moved. */
  readonly expireSites: () => void;
}

/** The redirect maps of all sites; while a map cannot be loaded, its site redirects nothing. */
export const openOldAddresses = (opened: ServiceRuntime): OldAddresses => {
  const { log } = opened;
  const { content, layout, sites } = openServices(opened);
  const { api, apiKey } = layout;
  const map = createRedirectMap(createGraphql(content, { api: api === 'edge' ? 'edge' : 'graphql', apiKey }));
  const cacheSource = <T>(nothing: T, call: () => ResultAsync<T, Failure>) =>
    staleWhileRevalidate({
      nothing,
      load: call,
      onFailure: (failure) =>
        log.warn('Cannot read which addresses have moved', {
          reason: describeFailure(failure),
          ...failureDetails(failure),
        }),
      lifeMs: LIFE_MS,
      patienceMs: PATIENCE_MS,
    });
  const directory = createSiteDirectory(sites.http, sites.apiKey);
  const knownSites = cacheSource<readonly EventSite[]>([], directory.sites);
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
  const findMoved: FindMoved = async (url) => {
    const [pathname = '/', ...query] = url.split('?');
    // Internal: the server requests these paths from itself while rendering, and must not wait for a map.
    if (pathname.startsWith('/~')) return undefined;
    const { language, path: encoded } = splitPath(pathname);
    const address = decoded(encoded);
    const site = siteOf(await knownSites.read(), address);
    const find = await finderOf(site?.site ?? PORTAL_SITE);
    const folder = site?.virtualFolder ?? '';
    const path = folder === '' ? address : address.slice(folder.length + 1) || '/';
    return find({ path, search: query.length > 0 ? `?${query.join('?')}` : '', language, folder });
  };
  return { findMoved, expireSites: knownSites.expire };
};

const decoded = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A literal percent sign.
    return pathname;
  }
};
