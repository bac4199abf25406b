import { splitPath } from '@fairdesk/core/shared';

/** A path on this site, never on another host. */
const LOCAL = /^\/(?![/\\])[^\\\s]{0,500}$/;

/**
 * Whether an address is a path on this site, with any query and fragment, and of a sensible length.
 *
 * Stricter than `localRoute` in `app/_http`, which returns where browsers go and so accepts every address that they
 * resolve to our host: this one takes an address as it is written, and rejects relative ones, complete ones of our
 * host, spaces and backslashes. What it accepts, `localRoute` accepts too.
 */
export const isLocalAddress = (address: string): boolean => LOCAL.test(address);

/**
 * Where users go once they have chosen a company: to the page that they requested before, if it is of the same website,
 * else to the company's first page.
 *
 * @param requested as in the browser, with language, query and fragment: a claim
 * @param home the first page: `/aqua/dashboard`
 */
export const requestedPage = (requested: string, home: string): string =>
  isLocalAddress(requested) && folderOf(requested) === folderOf(home) ? requested : home;

const folderOf = (address: string): string | undefined => splitPath(address).path.split('/')[1];
