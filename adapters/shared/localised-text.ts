import * as z from 'zod/mini';

const text = z.exactOptional(z.string());

/** A text in several languages as the profile service keeps it; one that was never written is empty. */
export const LocalisedText = z._default(
  z.catch(z.object({ en: text, nl: text, es: text, tr: text }), {}),
  {},
);
