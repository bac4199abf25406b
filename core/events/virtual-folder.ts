import { splitPath } from '../shared/index.ts';
import type { EventSite } from './event.ts';

/**
 * Where choosing a participation leads: the folder of its event, else the event list. Source: portal spec §2
 * "Event page".
 */
export const participationHref = (site: EventSite | undefined): string =>
  site === undefined || folderOf(site) === '' ? '/events' : inFolder(site, '/dashboard');

/** The address of a page of a site, without language: `/welcome` → `/horeca-2027/welcome`. */
export const inFolder = (site: EventSite, path: string): string => {
  const folder = folderOf(site);
  return folder === '' ? path : `/${folder}${path}`;
};

/** The path within the site, without language and folder: `/nl/horeca-2027/tasks` → `/tasks`. */
export const withoutFolder = (site: EventSite, address: string): string => {
  const { path } = splitPath(address);
  const prefix = `/${folderOf(site)}`;
  if (path === prefix) return '/';
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
};

const folderOf = ({ virtualFolder }: EventSite): string => virtualFolder.replace(/^\/|\/$/g, '');
