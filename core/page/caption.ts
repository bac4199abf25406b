import { cutTo, lengthOf } from '../shared/index.ts';

/** The longest caption of an image, in characters. Source: site spec §9. */
export const CAPTION_MAX = 200;

/** The share by which a caption is lighter than the text around it, towards white. Source: site spec §9. */
export const CAPTION_LIGHTER = 0.2;

/**
 * Truncates a caption to 200 characters and an ellipsis.
 *
 * @example
 * ```ts
 * captionText('A stand') // 'A stand'
 * ```
 */
export const captionText = (caption: string): string =>
  lengthOf(caption) > CAPTION_MAX ? `${cutTo(caption, CAPTION_MAX)}…` : caption;
