/** A text without pattern characters, to match as a whole. */
export const plain = (text: string): string => cut(text).replace(/[%_]/g, '');

/**
 * The pattern of the texts that contain this one. The service's patterns have no way to escape `%` and `_`, so each
 * matches any one character, its own included.
 */
export const containing = (text: string): string => `%${cut(text).replaceAll('%', '_')}%`;

const cut = (text: string): string => text.trim().slice(0, LONGEST);

/** Maximum length of a search text, in characters. */
const LONGEST = 200;
