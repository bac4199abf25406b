/** The encodings of the text files that spreadsheet programs write. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1254'] as const;
/** One of {@link ENCODINGS}; the names are those of `TextDecoder`. */
export type Encoding = (typeof ENCODINGS)[number];
