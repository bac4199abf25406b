import { linkWithin } from '@fairdesk/core/navigation';
import { type Failure, type Language, splitPath } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';

/** Where links within a site lead: its virtual folder, in the reader's language. */
export interface LinkPlace {
  readonly folder: string;
  readonly language: Language;
}

/** The same object for the same place, so that results can be cached by it. There are as many as sites and languages. */
export const linkPlace = (language: Language, folder: string): LinkPlace => {
  const key = `${language} ${folder}`;
  const place = PLACES.get(key) ?? { language, folder };
  PLACES.set(key, place);
  return place;
};

const PLACES = new Map<string, LinkPlace>();

/** The virtual folder of an event's site; empty when the event has none. */
export type FolderOf = (event: string) => ResultAsync<string, Failure>;

/** The path of a page within the site, without language and folder: `/nl/aqua/news`, `/aqua/news/` → `/news`. */
export const pathInSite = (address: string, folder: string): string => {
  const path = splitPath(address).path.replace(/\/$/, '');
  const isInFolder = folder !== '' && `${path}/`.startsWith(`/${folder}/`);
  return (isInFolder ? path.slice(folder.length + 1) : path) || '/';
};

/** The content platform's files, which have one address on every site: `/-/media/plan.pdf`. */
const MEDIA = /^\/[-~]\/(?:jss)?media\//;

/** Resolves a link of content within the site. Source: site spec §2 "Links"; leaving media unchanged is ours. */
export const siteLink = (href: string, { folder, language }: LinkPlace): string =>
  MEDIA.test(href) ? href : linkWithin(href, folder, language);
