import { MISSING_THUMBNAIL_WIDTH } from '@fairdesk/core/page';
import { loadSharp } from '../shared/load-sharp.ts';

/** The still picture of a video before it plays. */
export interface Poster {
  /** `image/webp` */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Maximum number of pixels to decode, and maximum width of a poster in pixels. */
const MOST_PIXELS = 4_000_000;
const WIDTH = 640;
const QUALITY = 75;

/**
 * Re-encodes a third-party picture, which strips everything else; `undefined` when it is not a valid
 * picture, or the placeholder for a missing one.
 */
export const renderPoster = async (bytes: Uint8Array): Promise<Poster | undefined> => {
  const sharp = await loadSharp();
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS });
    const { width = 0 } = await picture.metadata();
    if (width <= MISSING_THUMBNAIL_WIDTH) return undefined;
    const webp = await picture
      .resize({ width: WIDTH, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
    return { type: 'image/webp', bytes: new Uint8Array(webp) };
  } catch {
    // Not a valid picture.
    return undefined;
  }
};
