import type { BlockEditing } from '../block-editing.ts';
import type { CarouselKind } from '../carousel.ts';
import type { ImageValue } from '../image-value.ts';
import type { LinkValue } from '../link-value.ts';
import type { Placed } from './placed.ts';

/** A row of slides that moves one slide at a time. Source: site spec §2 "Carousel", §9. */
export interface CarouselBlock extends Placed {
  readonly kind: 'carousel';
  readonly title: string;
  readonly movement: CarouselKind;
  /** The autoplay interval, in milliseconds; absent for no autoplay. */
  readonly restMs?: number;
  /** In display order. */
  readonly slides: readonly CarouselSlide[];
}

/** One slide; missing texts are empty. */
export interface CarouselSlide {
  readonly image?: ImageValue;
  readonly title: string;
  readonly html: string;
  readonly link?: LinkValue;
  readonly editing?: BlockEditing;
}
