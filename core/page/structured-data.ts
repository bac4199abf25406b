/**
 * A block of JSON-LD as it may stand in a script element; `undefined` for what is no JSON.
 *
 * Nothing in it can end the element: what could is written as an escape that reads the same.
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
