import type { ImageValue } from '../image-value.ts';
import type { LinkValue } from '../link-value.ts';
import type { Placed } from './placed.ts';

/** A picture with a text and a link. Source: site spec §2 "Content cards". */
export interface CardBlock extends Placed, CardText {
  readonly kind: 'card';
  readonly image?: ImageValue;
}

/** A card with an icon instead of the picture. Source: site spec §2 "Icon cards". */
export interface IconCardBlock extends Placed, CardText {
  readonly kind: 'icon-card';
  readonly icon: string;
}

interface CardText {
  readonly title: string;
  readonly html: string;
  readonly link?: LinkValue;
  /** Whether the whole card is clickable rather than only the link text at its end. */
  readonly isLink: boolean;
}
