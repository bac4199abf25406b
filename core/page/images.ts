/** The widths an image is offered in, in pixels. Source: site spec §9. */
export const IMAGE_WIDTHS = [576, 640, 750, 828, 1080, 1200, 1920, 2040, 3840] as const;

/** The size of an image that says none, in pixels. Source: site spec §9. */
export const DEFAULT_IMAGE_SIZE = { width: 1200, height: 1920 } as const;

/** What of a media address stays when a size is asked for; its own sizes and their seal do not. */
const KEPT = ['rev', 'db', 'la', 'vs', 'ts'];

const MEDIA = /^((?:https:\/\/[^/?#]+)?(?:\/[^?#]*)?\/[-~]\/)(?:jss)?media\/([^?#]+)(?:\?([^#]*))?/i;

/**
 * The same image in the widths a browser may choose from; empty where its host cannot size it.
 *
 * `/-/media/hall.jpg?rev=2&h=9` is offered as `/-/jssmedia/hall.jpg?rev=2&mw=640 640w`, and so on.
 *
 * @param width of the image itself, in pixels: nothing wider is offered.
 */
export const imageSourceSet = (src: string, width: number = DEFAULT_IMAGE_SIZE.width): string => {
  const [, start, path, query = ''] = MEDIA.exec(src) ?? [];
  if (start === undefined) return '';
  const kept = query.split('&').filter((pair) => KEPT.includes(pair.split('=')[0] ?? ''));
  return IMAGE_WIDTHS.filter((each) => each <= width)
    .map((each) => `${candidate(`${start}jssmedia/${path}?${[...kept, `mw=${each}`].join('&')}`)} ${each}w`)
    .join(', ');
};

/** As it may stand in a list: there a space ends an address, and so does a comma at its end. */
const candidate = (address: string): string => address.replace(/[\s,]/g, encodeURIComponent);
