import { splitPath } from '../shared/index.ts';
import { type EventSite, PORTAL_SITE } from './event.ts';
import { inFolder, withoutFolder } from './virtual-folder.ts';

/** The site whose folder the address begins with; `undefined` for a page of no event. */
export const siteOf = (sites: readonly EventSite[], address: string): EventSite | undefined => {
  const { path } = splitPath(address);
  return sites.find((site) => withoutFolder(site, address) !== path);
};

/** The site of an address, and the path within it. */
export interface SitePlace {
  readonly site: EventSite | undefined;
  /** The content platform's name of the site; the portal's own when the address is not in an event. */
  readonly siteName: string;
  /** The virtual folder of the site; empty for none. */
  readonly folder: string;
  /** Within the site: `/tasks`. */
  readonly path: string;
}

/**
 * The place of a page in the content platform.
 *
 * @param address without language: `/aqua/tasks`
 */
export const sitePlace = (sites: readonly EventSite[], address: string): SitePlace => {
  const site = siteOf(sites, address);
  return {
    site,
    siteName: site?.site ?? PORTAL_SITE,
    folder: site ? inFolder(site, '').slice(1) : '',
    path: site ? withoutFolder(site, address) : address,
  };
};
