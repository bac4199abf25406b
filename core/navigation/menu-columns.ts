import type { MenuItem } from './menu.ts';

/** One column of a dropdown. Source: site spec §2 "A dropdown has columns". */
export type MenuColumn = LinkColumn | { readonly kind: 'call-to-action'; readonly item: MenuItem };

/** Links below each other. */
export interface LinkColumn {
  readonly kind: 'links';
  /** Empty for a column of links that stand in no group. */
  readonly title: string;
  /** Where its heading leads; empty for nowhere. */
  readonly href: string;
  readonly links: readonly MenuItem[];
}

/**
 * The columns of an item's dropdown, in their order: links without a group of their own that follow each other
 * share one without a heading.
 */
export const menuColumns = ({ children }: Pick<MenuItem, 'children'>): readonly MenuColumn[] =>
  children.flatMap((child, place): readonly MenuColumn[] => {
    if (child.isCallToAction) return [{ kind: 'call-to-action', item: child }];
    if (!isLoose(child))
      return [{ kind: 'links', title: child.title, href: child.href, links: child.children }];
    const before = children[place - 1];
    return before && isLoose(before) ? [] : [looseColumn(children.slice(place))];
  });

const isLoose = ({ isCallToAction, children }: MenuItem): boolean => !isCallToAction && children.length === 0;

const looseColumn = (from: readonly MenuItem[]): LinkColumn => {
  const end = from.findIndex((item) => !isLoose(item));
  return { kind: 'links', title: '', href: '', links: end < 0 ? from : from.slice(0, end) };
};
