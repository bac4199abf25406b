import * as z from 'zod/mini';

const text = z.exactOptional(z.string());

/** A localised text as the profile service stores it; empty when missing. */
export const LocalisedText = z._default(
  z.catch(z.object({ en: text, nl: text, es: text, tr: text }), {}),
  {},
);
