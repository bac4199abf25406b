import { isListed } from '../shared/index.ts';

/** What a navigation item says about who sees it. */
export interface Hideable {
  /** Pipe-separated participation types. */
  readonly hideForParticipationTypes: string;
  readonly hideOutsideSyncWindow: boolean;
}

/** Who is looking. */
export interface Viewer {
  readonly participationType: string;
  /** The event's sync window is open, or this is one of its test users. */
  readonly passesSyncWindow: boolean;
}

/** The items this person sees, in their order. Source: portal spec §4 "Navigation hiding". */
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
 * The items of a page that is kept and sent to everybody: those whose showing depends on nobody.
 *
 * Such a page cannot know who reads it; an item that is hidden from some is therefore left to the pages
 * made for one person. The rule is ours.
 */
export const publicItems = <Item extends Hideable>(items: readonly Item[]): readonly Item[] =>
  items.filter(
    ({ hideForParticipationTypes, hideOutsideSyncWindow }) =>
      hideForParticipationTypes.replaceAll('|', '').trim() === '' && !hideOutsideSyncWindow,
  );

/** The items, at every depth, that pass; one whose whole dropdown is hidden from somebody goes with it. */
export const visibleMenu = <Item extends Hideable & { readonly children: readonly Item[] }>(
  items: readonly Item[],
  see: (items: readonly Item[]) => readonly Item[],
): readonly Item[] =>
  see(items).flatMap((item) => {
    const children = visibleMenu(item.children, see);
    return item.children.length > 0 && children.length === 0 ? [] : [{ ...item, children }];
  });

/**
 * Whether a personalised part of a page is shown: to the types its list names, to all when it names none,
 * and always to editors.
 *
 * Source: portal spec §2 "Personalised wrapper".
 */
export const isVisibleTo = (types: string, participationType: string, isEditing: boolean): boolean =>
  isEditing || types.replaceAll('|', '').trim() === '' || isListed(types, participationType);
