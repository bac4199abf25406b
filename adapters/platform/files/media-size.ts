import { IMAGE_WIDTHS } from '@fairdesk/core/page';

/** The bounding box of a resized picture, in pixels; an absent side is unbounded. */
export interface MediaSize {
  readonly width?: number;
  readonly height?: number;
}

/**
 * The size in a media address; `undefined` for the original picture.
 *
 * Sizes are rounded up to the widths that pages use, to bound the disk cache: `mw=700` is rendered 750 pixels
 * wide.
 * Source: site spec §9 "Image srcset widths".
 */
export const mediaSizeIn = (search: URLSearchParams): MediaSize | undefined => {
  const width = allowed(search.get('mw') ?? search.get('w'));
  const height = allowed(search.get('mh') ?? search.get('h'));
  if (width === undefined && height === undefined) return undefined;
  return { ...(width !== undefined && { width }), ...(height !== undefined && { height }) };
};

/** The next allowed length; `undefined` when the value is invalid or exceeds all of them. */
const allowed = (text: string | null): number | undefined => {
  const pixels = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0;
  return pixels === 0 ? undefined : IMAGE_WIDTHS.find((length) => length >= pixels);
};
