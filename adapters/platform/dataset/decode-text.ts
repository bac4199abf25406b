/** The text of a file, and whether its encoding was guessed to be Windows-1252. */
export interface DecodedText {
  readonly text: string;
  readonly guessed: boolean;
}

/**
 * Decodes bytes as organisers' spreadsheet programs write them.
 *
 * | bytes                     | read as                                   |
 * | ------------------------- | ----------------------------------------- |
 * | begin with a UTF-16 mark  | UTF-16, little-endian ("Unicode text")    |
 * | valid UTF-8               | UTF-8, with or without its mark           |
 * | anything else             | Windows-1252, and `guessed` is true       |
 */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), guessed: false };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), guessed: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), guessed: true };
  }
};
