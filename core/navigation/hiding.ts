import { isListed, listed } from '../shared/index.ts';

/** The visibility settings of a navigation item. */
export interface Hideable {
  /** Pipe-separated participation types. */
  readonly hideForParticipationTypes: string;
  readonly hideOutsideSyncWindow: boolean;
}

/** The facts about a viewer that decide which items are visible. */
export interface Viewer {
  readonly participationType: string;
  /** The event's sync window is open, or the viewer is one of its test users. */
  readonly passesSyncWindow: boolean;
}

/** The items visible to this viewer, in their order. Source: portal spec §4 "Navigation hiding". */
export const visibleItems = <Item extends Hideable>(
  items: readonly Item[],
  viewer: Viewer,
): readonly Item[] =>
  items.filter(
    ({ hideForParticipationTypes, hideOutsideSyncWindow }) =>
      !isListed(hideForParticipationTypes, viewer.participationType) &&
      (!hideOutsideSyncWindow || viewer.passesSyncWindow),
  );

/**
 * The items that are visible to everyone, for pages that are cached and shared.
 *
 * A cached page does not know its reader; items hidden from some viewers are therefore left to pages rendered
 * per user. The rule is ours.
 */
export const publicItems = <Item extends Hideable>(items: readonly Item[]): readonly Item[] =>
  items.filter(
    ({ hideForParticipationTypes, hideOutsideSyncWindow }) =>
      listed(hideForParticipationTypes).length === 0 && !hideOutsideSyncWindow,
  );

/**
 * Filters a menu at every depth; an item whose whole dropdown is hidden is dropped as well. A menu or item of which
 * nothing is hidden stays the same object, so that what belongs to it can be cached.
 */
export const visibleMenu = <Item extends Hideable & { readonly children: readonly Item[] }>(
  items: readonly Item[],
  see: (items: readonly Item[]) => readonly Item[],
): readonly Item[] => {
  const visible = see(items).flatMap((item) => {
    const children = visibleMenu(item.children, see);
    if (children === item.children) return item;
    return children.length === 0 ? [] : { ...item, children };
  });
  return visible.length === items.length && visible.every((item, place) => item === items[place])
    ? items
    : visible;
};

/**
 * Whether a personalised part of a page is visible: to the listed types, to all when the list is empty, and
 * always to editors.
 *
 * Source: portal spec §2 "Personalised wrapper".
 *
 * @example
 * ```ts
 * isVisibleTo('EXHIBITOR|PARTNER', 'PARTNER', false) // true
 * isVisibleTo('EXHIBITOR|PARTNER', 'PRESS', false) // false
 * ```
 */
export const isVisibleTo = (types: string, participationType: string, isEditing: boolean): boolean =>
  isEditing || listed(types).length === 0 || isListed(types, participationType);
