import { THUMBNAIL_SIZES, type ThumbnailSize } from '@fairdesk/core/media';
import type { Sharp, SharpInput } from 'sharp';
import { atMost } from './at-most.ts';

/** What a picture says of itself, before anything of it is decoded. */
export interface Measured {
  readonly format: 'jpeg' | 'png' | 'webp';
  /** In pixels, upright as it is shown. */
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
  /** Few colours, kept in a table. */
  readonly hasPalette: boolean;
  /** More than the picture: where and with what it was taken, a profile, which way up. */
  readonly hasMore: boolean;
}

/** Pixels that are decoded at most: just under 6000 by 4000. */
const MOST_PIXELS = 24_000_000;

/** Decoding holds whole pictures in memory, so few are in work at once. */
const serialiseCalls = atMost(2);

const JPEG = { quality: 85 } as const;
const THUMBNAIL_JPEG = { quality: 80 } as const;

/** Reads the head of a JPEG, PNG or WebP; `undefined` for anything else. */
export const measure = async (bytes: Uint8Array): Promise<Measured | undefined> => {
  try {
    const sharp = await loadSharp();
    const head = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { format, autoOrient, hasAlpha, isPalette, exif, icc, iptc, xmp } = head;
    if (format !== 'jpeg' && format !== 'png' && format !== 'webp') return undefined;
    const { width, height } = autoOrient;
    const hasMore = [exif, icc, iptc, xmp].some((part) => part !== undefined);
    return { format, width, height, hasAlpha, hasPalette: isPalette, hasMore };
  } catch {
    return undefined;
  }
};

/** A JPEG or PNG drawn anew, upright: no place, no camera, no script survives. `undefined` when it cannot be decoded. */
export const redraw = (
  bytes: Uint8Array,
  { format, hasPalette }: Measured,
): Promise<Uint8Array | undefined> =>
  serialiseCalls(() =>
    orNothing((open) => {
      const upright = open(bytes).rotate().toColourspace('srgb');
      return format === 'png' ? upright.png({ palette: hasPalette }) : upright.jpeg(JPEG);
    }),
  );

/** The sizes that are smaller than the picture; in all others it is its own thumbnail. */
export const thumbnailSizes = ({
  width,
  height,
}: Pick<Measured, 'width' | 'height'>): readonly ThumbnailSize[] =>
  THUMBNAIL_SIZES.filter((size) => {
    const box = boxOf(size);
    return width > box.width || height > box.height;
  });

/**
 * The picture in each of {@link thumbnailSizes}, whole; `undefined` when it cannot be decoded.
 *
 * It is decoded once, for the largest: the others are drawn from that.
 */
export const drawThumbnails = (
  bytes: Uint8Array,
  measured: Measured,
): Promise<readonly (readonly [ThumbnailSize, Uint8Array])[] | undefined> =>
  serialiseCalls(async () => {
    const drawn: [ThumbnailSize, Uint8Array][] = [];
    const largest = await orNothing((open) =>
      inside(open(bytes).rotate(), LARGEST_SIZE).png({ compressionLevel: 1 }),
    );
    if (largest === undefined) return undefined;
    for (const size of thumbnailSizes(measured)) {
      const thumbnail = await orNothing((open) => {
        const small = inside(open(largest), size);
        return measured.hasAlpha ? small.png() : small.jpeg(THUMBNAIL_JPEG);
      });
      if (thumbnail === undefined) return undefined;
      drawn.push([size, thumbnail]);
    }
    return drawn;
  });

const LARGEST_SIZE: ThumbnailSize = '1280x720';

const inside = (picture: Sharp, size: ThumbnailSize): Sharp =>
  picture.resize({ ...boxOf(size), fit: 'inside', withoutEnlargement: true });

const boxOf = (size: ThumbnailSize): { readonly width: number; readonly height: number } => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
};

/** It is large, and comes with the first picture: many a server sees none for days. */
const loadSharp = async () => (await import('sharp')).default;

type Open = (bytes: SharpInput) => Sharp;

const orNothing = async (draw: (open: Open) => Sharp): Promise<Uint8Array | undefined> => {
  try {
    const sharp = await loadSharp();
    const open: Open = (bytes) =>
      sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false });
    return new Uint8Array(await draw(open).toBuffer());
  } catch {
    return undefined;
  }
};
