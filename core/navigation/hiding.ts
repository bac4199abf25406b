import { isListed } from '../shared/index.ts';

/** What a navigation item says about who sees it. */
export interface Hideable {
  /** Pipe-separated participation types. */
  readonly hideForParticipationTypes: string;
  readonly hideOutsideSyncWindow: boolean;
}

/** Who is looking. */
export interface Onlooker {
  readonly participationType: string;
  /** The event's sync window is open, or this is one of its test users. */
  readonly passesSyncWindow: boolean;
}

/** The items this person sees, in their order. Source: portal spec §4 "Navigation hiding". */
export const seenItems = <Item extends Hideable>(
  items: readonly Item[],
  onlooker: Onlooker,
): readonly Item[] =>
  items.filter(
    ({ hideForParticipationTypes, hideOutsideSyncWindow }) =>
      !isListed(hideForParticipationTypes, onlooker.participationType) &&
      (!hideOutsideSyncWindow || onlooker.passesSyncWindow),
  );

/**
 * Whether a personalised part of a page is shown: to the types its list names, to all when it names none,
 * and always to editors.
 *
 * Source: portal spec §2 "Personalised wrapper".
 */
export const isShownTo = (types: string, participationType: string, isEditing: boolean): boolean =>
  isEditing || types.replaceAll('|', '').trim() === '' || isListed(types, participationType);
