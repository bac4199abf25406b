/** A text without pattern characters. */
export const plain = (text: string): string => text.trim().replace(/[%_]/g, '').slice(0, LONGEST);

/** Maximum length of a search text, in characters. */
const LONGEST = 200;
