import type { Localised } from '@fairdesk/core/shared';
import { sanitise } from '../../shared/sanitise.ts';

/** Rich text in each of its languages, as it may be stored: nothing in it can run. */
export const cleanHtml = (html: Localised | undefined): Localised | undefined =>
  html &&
  Object.fromEntries(
    Object.entries(html).flatMap(([language, text]) =>
      text === undefined ? [] : [[language, sanitise(text)]],
    ),
  );
