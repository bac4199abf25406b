import type { BlockEditing } from '../block-editing.ts';
import type { ImageValue } from '../image-value.ts';
import type { LinkValue } from '../link-value.ts';
import type { Placed } from './placed.ts';

/** The large heading a page opens with. Source: site spec §2 "jumbotron". */
export interface JumbotronBlock extends Placed {
  readonly kind: 'jumbotron';
  readonly title: string;
  readonly subTitle: string;
  readonly html: string;
  readonly image?: ImageValue;
  readonly link?: LinkValue;
}

/** A picture with a title and calls to action. Source: site spec §2 "Banner". */
export interface BannerBlock extends Placed {
  readonly kind: 'banner';
  readonly title: string;
  readonly image?: ImageValue;
  readonly actions: readonly BannerAction[];
}

/** A call to action on a banner. Source: site spec §2 "Banner". */
export interface BannerAction {
  readonly title: string;
  readonly icon: string;
  readonly link: LinkValue;
  readonly editing?: BlockEditing;
}
