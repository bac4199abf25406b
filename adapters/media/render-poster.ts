/** A picture that stands for a video until it plays. */
export interface Poster {
  /** `image/webp` */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Pixels that are decoded at most, and how wide a poster is at most. */
const MOST_PIXELS = 4_000_000;
const WIDTH = 640;
const QUALITY = 75;

/** Draws a picture of somebody else's anew, so that nothing but a picture is left of it; `undefined` for what is none. */
export const renderPoster = async (bytes: Uint8Array): Promise<Poster | undefined> => {
  const { default: sharp } = await import('sharp');
  try {
    const drawn = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .resize({ width: WIDTH, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
    return { type: 'image/webp', bytes: new Uint8Array(drawn) };
  } catch {
    // No picture, or a broken one.
    return undefined;
  }
};
