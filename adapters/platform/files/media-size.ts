import { IMAGE_WIDTHS } from '@fairdesk/core/page';

/** A box that a picture is drawn into, in pixels; an absent side sets no bound. */
export interface MediaSize {
  readonly width?: number;
  readonly height?: number;
}

/**
 * The size that a media address asks for; `undefined` for the picture as it is.
 *
 * Only the widths that pages offer are drawn, so that nobody fills the disk: `mw=700` is drawn 750 pixels wide.
 * Source: site spec §9 "Image srcset widths".
 */
export const mediaSizeIn = (search: URLSearchParams): MediaSize | undefined => {
  const width = allowed(search.get('mw') ?? search.get('w'));
  const height = allowed(search.get('mh') ?? search.get('h'));
  if (width === undefined && height === undefined) return undefined;
  return { ...(width !== undefined && { width }), ...(height !== undefined && { height }) };
};

/** The next length that is drawn; none for what is no length, or longer than all. */
const allowed = (text: string | null): number | undefined => {
  const asked = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0;
  return asked === 0 ? undefined : IMAGE_WIDTHS.find((length) => length >= asked);
};
