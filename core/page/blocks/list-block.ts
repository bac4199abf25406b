import type { BlockEditing } from '../block-editing.ts';
import type { LinkValue } from '../link-value.ts';
import type { Placed } from './placed.ts';

/** The pages below one, as bulleted links or as tiles. Source: site spec §2 "Page lists". */
export interface PageListBlock extends Placed {
  readonly kind: 'page-list';
  readonly shape: 'quicklinks' | 'tiles';
  readonly title: string;
  /** How many of twelve columns a tile takes on a wide screen. */
  readonly tileColumns: number;
  readonly pages: readonly IconLink[];
}

/** Links under a title. Source: site spec §2 "Link list". */
export interface LinkListBlock extends Placed {
  readonly kind: 'link-list';
  readonly title: string;
  readonly icon: string;
  readonly links: readonly IconLink[];
}

/** A link with an icon before it; an empty icon for none. */
export interface IconLink extends LinkValue {
  readonly icon: string;
  readonly editing?: BlockEditing;
}
