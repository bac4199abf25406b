import type { EventTile } from './event-tile.ts';

/** What the event chooser does with the events of a user. */
export type ChooserOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'redirect'; readonly href: string }
  | { readonly kind: 'choose'; readonly tiles: readonly EventTile[] };

/**
 * | events | redirected before | outcome                                  |
 * | ------ | ----------------- | ---------------------------------------- |
 * | 0      | any               | `none`: the no-events messages           |
 * | 1      | no                | `redirect` to it                         |
 * | 1      | yes               | `choose`, so that going back never loops |
 * | more   | any               | `choose`                                 |
 *
 * @param redirectedBefore whether this visit has been redirected once already.
 * Source: portal spec §2 "Event selection".
 */
export const chooserOutcome = (tiles: readonly EventTile[], redirectedBefore: boolean): ChooserOutcome => {
  const [first, ...others] = tiles;
  if (first === undefined) return { kind: 'none' };
  if (others.length === 0 && !redirectedBefore) return { kind: 'redirect', href: first.href };
  return { kind: 'choose', tiles };
};
