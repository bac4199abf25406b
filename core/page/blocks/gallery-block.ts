import type { BlockEditing } from '../block-editing.ts';
import type { Placed } from './placed.ts';

/** Pictures in rows; each opens a viewer in which one goes through all of them. Source: site spec §2 "Gallery slider". */
export interface GalleryBlock extends Placed {
  readonly kind: 'gallery';
  readonly title: string;
  /** In display order. */
  readonly items: readonly GalleryItem[];
  /** Whether the viewer goes on by itself from the moment it is open. */
  readonly autoplays: boolean;
}

/** One picture; without an address or words it is its editor's alone. Source: site spec §3 "GalleryItem". */
export interface GalleryItem {
  readonly url: string;
  readonly alt: string;
  /** In pixels, where the platform says so. */
  readonly width?: number;
  /** In pixels, where the platform says so. */
  readonly height?: number;
  /** At most 200 characters and an ellipsis. */
  readonly caption: string;
  readonly editing?: BlockEditing;
}
