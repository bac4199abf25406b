import type { BlockEditing } from '../block-editing.ts';
import type { ImageValue } from '../image-value.ts';
import type { Placed } from './placed.ts';

/**
 * Rows of pictures; each opens a viewer that pages through all of them. Source: site spec §2 "Gallery
 * slider".
 */
export interface GalleryBlock extends Placed {
  readonly kind: 'gallery';
  readonly title: string;
  /** In display order. */
  readonly items: readonly GalleryItem[];
  /** Whether the viewer starts its slideshow when it opens. */
  readonly autoplays: boolean;
}

/**
 * A picture of the gallery; without an address or caption only editors see it. Source: site spec §3
 * "GalleryItem".
 */
export interface GalleryItem extends Omit<ImageValue, 'src'> {
  readonly url: string;
  /** Truncated to 200 characters and an ellipsis. */
  readonly caption: string;
  readonly editing?: BlockEditing;
}
