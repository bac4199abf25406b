import { isPageBelow, type PageEntry } from '@fairdesk/core/editor';
import type { Language } from '@fairdesk/core/shared';
import { pageTitle } from './page-title.ts';

/** Pages as the options of a field, below the titles of those above: `Visit › Parking`. */
export const pageOptions = (entries: readonly PageEntry[], language: Language) =>
  entries
    .filter(({ path, purpose }) => path !== '/' && !path.includes(',') && purpose === undefined)
    .map(({ path }) => ({
      value: path,
      label: entries
        .filter((other) => other.path === path || isPageBelow(path, other.path))
        .map((entry) => pageTitle(entry, language))
        .join(' › '),
    }));

/** The path of the page above; empty for a path directly below the home page. */
export const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** The path of a page below another one: `/visit/parking` below `/news` is `/news/parking`. */
export const pathBelow = (path: string, parent: string): string =>
  `${parent}${path.slice(Math.max(0, path.lastIndexOf('/')))}`;
