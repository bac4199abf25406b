import { THUMBNAIL_SIZES, type ThumbnailSize } from '@fairdesk/core/media';
import sharp, { type Sharp, type SharpInput } from 'sharp';
import { atMost } from './at-most.ts';

/** What a picture says of itself, before anything of it is decoded. */
export interface Measured {
  readonly format: 'jpeg' | 'png';
  /** In pixels, upright as it is shown. */
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
  /** Few colours, kept in a table. */
  readonly hasPalette: boolean;
}

/** Pixels that are decoded at most: just under 6000 by 4000. */
const MOST_PIXELS = 24_000_000;

/** Decoding holds whole pictures in memory, so few are in work at once. */
const inTurn = atMost(2);

const JPEG = { quality: 85, progressive: true } as const;
const THUMBNAIL_JPEG = { quality: 80, progressive: true } as const;

/** Reads the head of a JPEG or PNG; `undefined` for anything else. */
export const measure = async (bytes: Uint8Array): Promise<Measured | undefined> => {
  try {
    const { format, autoOrient, hasAlpha, isPalette } = await sharp(bytes, {
      limitInputPixels: false,
    }).metadata();
    if (format !== 'jpeg' && format !== 'png') return undefined;
    const { width, height } = autoOrient;
    return { format, width, height, hasAlpha, hasPalette: isPalette };
  } catch {
    return undefined;
  }
};

/** The picture drawn anew, upright: no place, no camera, no script survives. `undefined` when it cannot be decoded. */
export const redraw = (
  bytes: Uint8Array,
  { format, hasPalette }: Measured,
): Promise<Uint8Array | undefined> =>
  inTurn(() =>
    orNothing(() => {
      const upright = open(bytes).rotate().toColourspace('srgb');
      return format === 'jpeg' ? upright.jpeg(JPEG) : upright.png({ palette: hasPalette });
    }),
  );

/** The picture in each size, whole and never larger than it is; `undefined` when it cannot be decoded. */
export const drawThumbnails = (
  bytes: Uint8Array,
): Promise<Readonly<Record<ThumbnailSize, Uint8Array>> | undefined> =>
  inTurn(async () => {
    const drawn: [ThumbnailSize, Uint8Array][] = [];
    const hasAlpha = (await measure(bytes))?.hasAlpha ?? false;
    for (const size of THUMBNAIL_SIZES) {
      const [width = 0, height = 0] = size.split('x').map(Number);
      const thumbnail = await orNothing(() => {
        const small = open(bytes).rotate().resize({ width, height, fit: 'inside', withoutEnlargement: true });
        return hasAlpha ? small.png() : small.jpeg(THUMBNAIL_JPEG);
      });
      if (thumbnail === undefined) return undefined;
      drawn.push([size, thumbnail]);
    }
    return Object.fromEntries(drawn) as Record<ThumbnailSize, Uint8Array>;
  });

const open = (bytes: SharpInput): Sharp =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false });

const orNothing = async (draw: () => Sharp): Promise<Uint8Array | undefined> => {
  try {
    return new Uint8Array(await draw().toBuffer());
  } catch {
    return undefined;
  }
};
