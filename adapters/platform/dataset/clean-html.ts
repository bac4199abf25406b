import type { Localised } from '@fairdesk/core/shared';
import { sanitise } from '../../shared/sanitise.ts';

/** Sanitises rich text in each of its languages. */
export const cleanHtml = (html: Localised | undefined): Localised | undefined =>
  html &&
  Object.fromEntries(
    Object.entries(html).flatMap(([language, text]) =>
      text === undefined ? [] : [[language, sanitise(text)]],
    ),
  );
