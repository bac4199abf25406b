import { cutTo, lengthOf } from '../shared/index.ts';

/** The longest caption of an image, in characters. Source: site spec §9. */
export const CAPTION_MAX = 200;

/** A caption is lighter than the text around it by this part of the way to white. Source: site spec §9. */
export const CAPTION_LIGHTER = 0.2;

/** A caption as it is shown: its first 200 characters, and an ellipsis where there were more. */
export const captionText = (caption: string): string =>
  lengthOf(caption) > CAPTION_MAX ? `${cutTo(caption, CAPTION_MAX)}…` : caption;
