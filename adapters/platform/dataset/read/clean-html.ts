import { sanitise } from '../../../shared/sanitise.ts';
import type { LocalisedWish } from './cells.ts';

/** Sanitises rich text in each of its languages. */
export const cleanHtml = (html: LocalisedWish | undefined): LocalisedWish | undefined =>
  html &&
  Object.fromEntries(
    Object.entries(html).flatMap(([language, text]) =>
      text === undefined ? [] : [[language, text && sanitise(text)]],
    ),
  );
