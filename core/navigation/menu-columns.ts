import type { MenuItem } from './menu.ts';

/** One column of a dropdown. Source: site spec §2 "A dropdown has columns". */
export type MenuColumn = LinkColumn | { readonly kind: 'call-to-action'; readonly item: MenuItem };

/** A column of links. */
export interface LinkColumn {
  readonly kind: 'links';
  /** Empty for a column of ungrouped links. */
  readonly title: string;
  /** The address its heading links to; empty for no link. */
  readonly href: string;
  readonly links: readonly MenuItem[];
}

/** The columns of a dropdown, in order; consecutive ungrouped links share a column without a heading. */
export const menuColumns = ({ children }: Pick<MenuItem, 'children'>): readonly MenuColumn[] =>
  children.flatMap((child, place): readonly MenuColumn[] => {
    if (child.isCallToAction) return [{ kind: 'call-to-action', item: child }];
    if (!isLoose(child))
      return [{ kind: 'links', title: child.title, href: child.href, links: linksIn(child) }];
    const before = children[place - 1];
    return before && isLoose(before) ? [] : [looseColumn(children.slice(place))];
  });

/** Whether a menu has items that no dropdown shows: those below the links of a column or below a call to action. */
export const hasUnseenItems = (items: readonly MenuItem[]): boolean =>
  items.some(({ children }) =>
    children.some((column) =>
      column.isCallToAction
        ? column.children.length > 0
        : column.children.some((link) => link.children.length > 0),
    ),
  );

/** Without items that only head others: they link nowhere themselves. */
const linksIn = ({ children }: MenuItem): readonly MenuItem[] =>
  children.filter((link) => link.href !== '' || link.children.length === 0);

const isLoose = ({ isCallToAction, children }: MenuItem): boolean => !isCallToAction && children.length === 0;

const looseColumn = (from: readonly MenuItem[]): LinkColumn => {
  const end = from.findIndex((item) => !isLoose(item));
  return { kind: 'links', title: '', href: '', links: end < 0 ? from : from.slice(0, end) };
};
