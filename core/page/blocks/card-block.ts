import type { ImageValue } from '../image-value.ts';
import type { LinkValue } from '../link-value.ts';
import type { Placed } from './placed.ts';

/** A picture with a text and where it leads. Source: site spec §2 "Content cards". */
export interface CardBlock extends Placed, CardText {
  readonly kind: 'card';
  readonly image?: ImageValue;
}

/** The same with an icon in place of the picture. Source: site spec §2 "Icon cards". */
export interface IconCardBlock extends Placed, CardText {
  readonly kind: 'icon-card';
  readonly icon: string;
}

interface CardText {
  readonly title: string;
  readonly html: string;
  readonly link?: LinkValue;
  /** The whole card is its link, not only the words at its end. */
  readonly isLink: boolean;
}
