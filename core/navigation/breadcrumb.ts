import { isSameId } from '../shared/index.ts';
import { displayTitle, withoutWildcards } from './wildcard.ts';

/** An ancestor of a page; the content platform lists the nearest first. */
export interface Ancestor {
  readonly title: string;
  readonly href: string;
  /** Ids of filters that hide it in parts of the navigation. */
  readonly navigationFilters: readonly string[];
}

/** One step of a breadcrumb. */
export interface Crumb {
  readonly title: string;
  /** Absent for the current page. */
  readonly href?: string;
}

/** The current page. */
export interface CrumbPage {
  readonly title: string;
  /** The title of the item a wildcard page currently displays. */
  readonly wildcardTitle: string;
  /** The values of the wildcard markers in addresses, in order. */
  readonly wildcardElements: readonly string[];
}

/**
 * The path from the root of the site to the current page, which comes last.
 *
 * @param hidingFilter id of the filter that hides an ancestor from breadcrumbs.
 * Source: site spec §2 "Breadcrumb".
 */
export const breadcrumb = (
  ancestors: readonly Ancestor[],
  { title, wildcardTitle, wildcardElements }: CrumbPage,
  hidingFilter: string,
): readonly Crumb[] => {
  const above = ancestors
    .filter(({ navigationFilters }) => !navigationFilters.some((id) => isSameId(id, hidingFilter)))
    .toReversed()
    .map((ancestor) => ({
      title: displayTitle(ancestor.title, wildcardTitle),
      href: withoutWildcards(ancestor.href, wildcardElements),
    }));
  return [...above, { title: displayTitle(title, wildcardTitle) }];
};
