import type { ImageValue } from '../image-value.ts';
import type { LinkValue } from '../link-value.ts';
import type { VideoFile, VideoPlayer } from '../video-source.ts';
import type { Placed } from './placed.ts';

/** A picture with what it shows, larger on a click. Source: site spec §2 "image with caption". */
export interface ImageBlock extends Placed {
  readonly kind: 'image';
  readonly image?: ImageValue;
  /** At most 200 characters and an ellipsis. */
  readonly caption: string;
  /** Where a click leads, in place of showing it larger. */
  readonly link?: LinkValue;
}

/** A film, not loaded before it is asked for. Source: site spec §2 "Video". */
export interface VideoBlock extends Placed {
  readonly kind: 'video';
  readonly title: string;
  readonly video?: VideoFile | VideoPlayer;
  readonly poster?: ImageValue;
  readonly autoplays: boolean;
}

/** Another site's page within this one. Source: site spec §2 "iframe", §5. */
export interface IframeBlock extends Placed {
  readonly kind: 'iframe';
  readonly title: string;
  /** Empty where its editor named none. */
  readonly src: string;
  /** Whether pages here may show that site; else a link leads there. */
  readonly isAllowed: boolean;
  /** In pixels. */
  readonly height: number;
  /** Its editor set no height: it may grow as high as what it shows. */
  readonly fits?: true;
}

/** A place on a map, loaded when asked for. Source: site spec §2 "map embed (location and zoom)". */
export interface MapBlock extends Placed {
  readonly kind: 'map';
  readonly title: string;
  readonly location: string;
  /** From 1, the world, to 20, a building. */
  readonly zoom: number;
}
