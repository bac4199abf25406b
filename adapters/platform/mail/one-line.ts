/** What reverses or hides the text after it: embeddings, overrides and isolates of the text direction. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;

/** A name in a mail: its author can add no lines to the mail, and cannot turn the text after it around. */
export const oneLine = (text: string): string =>
  text
    .replaceAll(DIRECTIONS, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .toWellFormed();
