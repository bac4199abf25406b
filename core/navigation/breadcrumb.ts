import { isSameId } from '../shared/index.ts';
import { shownTitle, withoutWildcards } from './wildcard.ts';

/** A page above another, as the content platform lists them: the nearest first. */
export interface Ancestor {
  readonly title: string;
  readonly href: string;
  /** Ids of filters that hide it from parts of the navigation. */
  readonly navigationFilters: readonly string[];
}

/** One step of the way. */
export interface Crumb {
  readonly title: string;
  /** Absent for the page one is on. */
  readonly href?: string;
}

/** The page one is on. */
export interface CrumbPage {
  readonly title: string;
  /** The title of what a wildcard page shows just now. */
  readonly wildcardTitle: string;
  /** What the wildcard markers in addresses stand for, in their order. */
  readonly wildcardElements: readonly string[];
}

/**
 * The way from the site's root to the page one is on, which comes last.
 *
 * @param hidingFilter id of the filter that keeps an ancestor out of breadcrumbs.
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
      title: shownTitle(ancestor.title, wildcardTitle),
      href: withoutWildcards(ancestor.href, wildcardElements),
    }));
  return [...above, { title: shownTitle(title, wildcardTitle) }];
};
