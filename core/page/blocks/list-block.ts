import type { BlockEditing } from '../block-editing.ts';
import type { LinkValue } from '../link-value.ts';
import type { Placed } from './placed.ts';

/** The child pages of a page, as bulleted links or as tiles. Source: site spec §2 "Page lists". */
export interface PageListBlock extends Placed {
  readonly kind: 'page-list';
  readonly shape: 'quicklinks' | 'tiles';
  readonly title: string;
  /** How many of twelve columns a tile spans on a wide screen. */
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

/** A link with an icon in front; the icon is empty for none. */
export interface IconLink extends LinkValue {
  readonly icon: string;
  readonly editing?: BlockEditing;
}
