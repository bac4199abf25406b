/**
 * Makes JSON-LD safe to put into a script element; `undefined` when it is not valid JSON.
 *
 * Characters that could end the element are written as equivalent escapes.
 *
 * Source: site spec §2 "Structured-data block".
 */
export const jsonLd = (json: string): string | undefined => {
  try {
    return JSON.stringify(JSON.parse(json)).replace(
      /[<>&\u2028\u2029]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  } catch {
    return undefined;
  }
};
