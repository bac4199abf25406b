import type { ImageValue } from './image-value.ts';

/** The widths of the responsive variants of an image, in pixels. Source: site spec §9. */
export const IMAGE_WIDTHS = [576, 640, 750, 828, 1080, 1200, 1920, 2040, 3840] as const;

/** The size of an image without one, in pixels. Source: site spec §9. */
export const DEFAULT_IMAGE_SIZE = { width: 1200, height: 1920 } as const;

/**
 * Builds the `srcset` of an image: no variant is wider than the image. Empty when its host cannot resize it.
 *
 * @example
 * ```ts
 * imageSourceSet({ sized: '/hall.jpg?w={width}', width: 640 })
 * // '/hall.jpg?w=576 576w, /hall.jpg?w=640 640w'
 * ```
 */
export const imageSourceSet = ({
  sized,
  width = DEFAULT_IMAGE_SIZE.width,
}: Pick<ImageValue, 'sized' | 'width'>): string =>
  sized === undefined
    ? ''
    : IMAGE_WIDTHS.filter((each) => each <= width)
        .map((each) => `${candidate(sized.replace('{width}', String(each)))} ${each}w`)
        .join(', ');

/** Encodes spaces and commas, which would end an address inside a `srcset`. */
const candidate = (address: string): string => address.replace(/[\s,]/g, encodeURIComponent);
