import { THUMBNAIL_SIZES, type ThumbnailSize } from '@fairdesk/core/media';
import type { Sharp, SharpInput } from 'sharp';
import { atMost } from './http/at-most.ts';
import { loadSharp } from './load-sharp.ts';

/** The metadata of a picture, read without decoding it. */
export interface Measured {
  readonly format: 'jpeg' | 'png' | 'webp';
  /** In pixels, after rotation to its upright orientation. */
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
  /** Whether colours are stored in a palette. */
  readonly hasPalette: boolean;
  /** Whether it contains metadata: location, camera, colour profile, orientation. */
  readonly hasMore: boolean;
}

/** Maximum number of pixels to decode: just under 6000 by 4000. */
const MOST_PIXELS = 24_000_000;

/** Decoding holds whole pictures in memory, so concurrency is limited. */
const limited = atMost(2);

const JPEG = { quality: 85 } as const;
const THUMBNAIL_JPEG = { quality: 80 } as const;

/** Reads the header of a JPEG, PNG or WebP; `undefined` for anything else. */
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

/**
 * Re-encodes a JPEG or PNG, upright: strips location, camera and scripts. `undefined` when it cannot be
 * decoded.
 */
export const redraw = (
  bytes: Uint8Array,
  { format, hasPalette }: Measured,
): Promise<Uint8Array | undefined> =>
  limited(() =>
    orNothing((open) => {
      const upright = open(bytes).rotate().toColourspace('srgb');
      return format === 'png' ? upright.png({ palette: hasPalette }) : upright.jpeg(JPEG);
    }),
  );

/** The sizes that are smaller than the picture; for the others the picture itself is used. */
export const thumbnailSizes = ({
  width,
  height,
}: Pick<Measured, 'width' | 'height'>): readonly ThumbnailSize[] =>
  THUMBNAIL_SIZES.filter((size) => {
    const box = boxOf(size);
    return width > box.width || height > box.height;
  });

/**
 * Resizes the picture to each of {@link thumbnailSizes}, uncropped; `undefined` when it cannot be decoded.
 *
 * Decodes it once, for the largest size: the others are resized from that.
 */
export const renderThumbnails = (
  bytes: Uint8Array,
  measured: Measured,
): Promise<readonly (readonly [ThumbnailSize, Uint8Array])[] | undefined> =>
  limited(async () => {
    const thumbnails: [ThumbnailSize, Uint8Array][] = [];
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
      thumbnails.push([size, thumbnail]);
    }
    return thumbnails;
  });

const LARGEST_SIZE: ThumbnailSize = '1280x720';

const inside = (picture: Sharp, size: ThumbnailSize): Sharp =>
  picture.resize({ ...boxOf(size), fit: 'inside', withoutEnlargement: true });

const boxOf = (size: ThumbnailSize): { readonly width: number; readonly height: number } => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
};

type Open = (bytes: SharpInput) => Sharp;

const orNothing = async (render: (open: Open) => Sharp): Promise<Uint8Array | undefined> => {
  try {
    const sharp = await loadSharp();
    const open: Open = (bytes) =>
      sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false });
    return new Uint8Array(await render(open).toBuffer());
  } catch {
    return undefined;
  }
};
