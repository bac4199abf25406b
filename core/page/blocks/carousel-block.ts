import type { BlockEditing } from '../block-editing.ts';
import type { CarouselKind } from '../carousel.ts';
import type { ImageValue } from '../image-value.ts';
import type { LinkValue } from '../link-value.ts';
import type { Placed } from './placed.ts';

/** Slides in one row, moved one at a time. Source: site spec §2 "Carousel", §9. */
export interface CarouselBlock extends Placed {
  readonly kind: 'carousel';
  readonly title: string;
  readonly movement: CarouselKind;
  /** How long it rests between two moves of its own, in milliseconds; absent: it never moves by itself. */
  readonly restMs?: number;
  /** In display order. */
  readonly slides: readonly CarouselSlide[];
}

/** One slide; what it does not say is empty. */
export interface CarouselSlide {
  readonly image?: ImageValue;
  readonly title: string;
  readonly html: string;
  readonly link?: LinkValue;
  readonly editing?: BlockEditing;
}
