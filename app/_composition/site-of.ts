import type { EventSite } from '@fairdesk/core/events';
import { splitPath } from '@fairdesk/core/shared';

/** The site whose folder is the first segment of the address. */
export const siteOf = (sites: readonly EventSite[], address: string): EventSite | undefined => {
  const [, folder] = splitPath(address).path.split('/');
  return sites.find(({ virtualFolder }) => virtualFolder === folder);
};
