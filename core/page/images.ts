/** The widths of the responsive variants of an image, in pixels. Source: site spec §9. */
export const IMAGE_WIDTHS = [576, 640, 750, 828, 1080, 1200, 1920, 2040, 3840] as const;

/** The size of an image without one, in pixels. Source: site spec §9. */
export const DEFAULT_IMAGE_SIZE = { width: 1200, height: 1920 } as const;

/**
 * The query parameters preserved when requesting another size; the original size and its signature are
 * dropped.
 */
const IMAGE_PARAMETERS = ['rev', 'db', 'la', 'vs', 'ts'];

const MEDIA = /^((?:https:\/\/[^/?#]+)?(?:\/[^?#]*)?\/[-~]\/)(?:jss)?media\/([^?#]+)(?:\?([^#]*))?/i;

/**
 * Builds the `srcset` of an image; empty when its host cannot resize it.
 *
 * `/-/media/hall.jpg?rev=2&h=9` becomes `/-/jssmedia/hall.jpg?rev=2&mw=640 640w`, and so on.
 *
 * @param width of the original image, in pixels: no variant is wider.
 */
export const imageSourceSet = (src: string, width: number = DEFAULT_IMAGE_SIZE.width): string => {
  const [, start, path, query = ''] = MEDIA.exec(src) ?? [];
  if (start === undefined) return '';
  const parameters = query.split('&').filter((pair) => IMAGE_PARAMETERS.includes(pair.split('=')[0] ?? ''));
  return IMAGE_WIDTHS.filter((each) => each <= width)
    .map(
      (each) =>
        `${candidate(`${start}jssmedia/${path}?${[...parameters, `mw=${each}`].join('&')}`)} ${each}w`,
    )
    .join(', ');
};

/** Encodes spaces and commas, which would end an address inside a `srcset`. */
const candidate = (address: string): string => address.replace(/[\s,]/g, encodeURIComponent);
