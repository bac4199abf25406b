import type { ImageValue } from '../image-value.ts';
import type { LinkValue } from '../link-value.ts';
import type { Placed } from './placed.ts';

/** A card that prompts one action. Source: site spec §2 "Call-to-action card". */
export interface CallToActionBlock extends Placed {
  readonly kind: 'call-to-action';
  readonly icon: string;
  readonly title: string;
  readonly html: string;
  readonly link?: LinkValue;
}

/**
 * A call to action over a picture. Source: site spec §2 "call-to-action with image (default and centred)".
 */
export interface CallToActionImageBlock extends Placed {
  readonly kind: 'call-to-action-image';
  readonly isCentred: boolean;
  readonly title: string;
  readonly html: string;
  readonly image?: ImageValue;
  readonly link?: LinkValue;
}
