import { cutTo, lengthOf } from '../shared/index.ts';

/** The longest caption of an image, in characters. Source: site spec §9. */
export const CAPTION_MAX = 200;

/** A caption is lighter than the text around it by this part of the way to white. Source: site spec §9. */
export const CAPTION_LIGHTER = 0.2;

/** A caption as it is shown: its first 200 characters, and an ellipsis where there were more. */
export const captionText = (caption: string): string =>
  lengthOf(caption) > CAPTION_MAX ? `${cutTo(caption, CAPTION_MAX)}…` : caption;

/** A colour part of the way to white: `#000000` a fifth of the way is `#333333`. What is no such colour stays. */
export const lightened = (colour: string, part: number = CAPTION_LIGHTER): string => {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)?.slice(1);
  if (channels === undefined) return colour;
  const lighter = channels.map((hex) => {
    const value = Number.parseInt(hex, 16);
    return Math.round(value + (255 - value) * part)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${lighter.join('')}`;
};
