import type { SharedPage, ShareItem } from '../../navigation/index.ts';
import type { Placed } from './placed.ts';

/** Passes this page on. Source: site spec §2 "Social share". */
export interface SocialShareBlock extends Placed {
  readonly kind: 'social-share';
  readonly variant: 'dropdown' | 'dialog';
  /** Empty for the words of the product. */
  readonly title: string;
  /** Each leads to a place to share this page at. */
  readonly items: readonly ShareItem[];
  readonly shared: SharedPage;
}
