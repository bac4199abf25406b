import type { SharedPage, ShareItem } from '../../navigation/index.ts';
import type { Placed } from './placed.ts';

/** Shares this page. Source: site spec §2 "Social share". */
export interface SocialShareBlock extends Placed {
  readonly kind: 'social-share';
  readonly variant: 'dropdown' | 'dialog';
  /** Empty for the default title. */
  readonly title: string;
  /** Links to the networks this page can be shared on. */
  readonly items: readonly ShareItem[];
  readonly shared: SharedPage;
}
