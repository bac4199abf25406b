import type { EventSite } from './event.ts';
import { inFolder, withoutFolder } from './virtual-folder.ts';

/**
 * The page that this participation type is redirected to instead of the requested page, without language;
 * `undefined` for no redirect.
 *
 * Only one-segment paths within the site are redirected, and never the configured page itself.
 *
 * @param address as in the browser: `/nl/horeca-2027/dashboard`.
 * Source: portal spec §2 "Validation page".
 */
export const redirectFor = (
  site: EventSite,
  participationType: string,
  address: string,
): string | undefined => {
  const { redirectTypes, redirectPage } = site;
  if (redirectPage === '' || !redirectTypes.includes(participationType)) return undefined;
  const [segment, ...deeper] = segmentsOf(withoutFolder(site, address));
  if (segment === undefined || deeper.length > 0) return undefined;
  const [target, ...rest] = segmentsOf(redirectPage);
  return segment === target && rest.length === 0 ? undefined : inFolder(site, redirectPage);
};

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');
