import type { ImageValue } from '../image-value.ts';
import type { LinkValue } from '../link-value.ts';
import type { VideoFile, VideoPlayer } from '../video-source.ts';
import type { Placed } from './placed.ts';

/** A picture with a caption, which opens larger on a click. Source: site spec §2 "image with caption". */
export interface ImageBlock extends Placed {
  readonly kind: 'image';
  readonly image?: ImageValue;
  /** Truncated to 200 characters and an ellipsis. */
  readonly caption: string;
  /** Where a click leads instead of opening the picture. */
  readonly link?: LinkValue;
}

/** A video that loads only on a click. Source: site spec §2 "Video". */
export interface VideoBlock extends Placed {
  readonly kind: 'video';
  readonly title: string;
  readonly video?: VideoFile | VideoPlayer;
  readonly poster?: ImageValue;
  readonly autoplays: boolean;
}

/** A page of another site in an iframe. Source: site spec §2 "iframe", §5. */
export interface IframeBlock extends Placed {
  readonly kind: 'iframe';
  readonly title: string;
  /** Empty when its editor set none. */
  readonly src: string;
  /** Whether that site may be framed; otherwise the block renders a link. */
  readonly isAllowed: boolean;
  /** In pixels. */
  readonly height: number;
  /** Its editor set no height, so the frame may grow with its contents. */
  readonly fits?: true;
}

/** A map of a place, which loads only on a click. Source: site spec §2 "map embed (location and zoom)". */
export interface MapBlock extends Placed {
  readonly kind: 'map';
  readonly title: string;
  readonly location: string;
  /** From 1 (the world) to 20 (a building). */
  readonly zoom: number;
}
