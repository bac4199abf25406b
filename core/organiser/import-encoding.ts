/** The encodings of the text files that spreadsheet programs write. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1254'] as const;
/** One of {@link ENCODINGS}; the names are those of `TextDecoder`. */
export type Encoding = (typeof ENCODINGS)[number];

/**
 * Detects the encoding of a text file.
 *
 * | bytes                                          | encoding                |
 * | ---------------------------------------------- | ----------------------- |
 * | begin with a byte order mark                   | UTF-8 or UTF-16         |
 * | every second byte is mostly zero               | UTF-16 without a mark   |
 * | valid UTF-8                                    | UTF-8                   |
 * | contain a byte of the Turkish letters Ğ ğ İ ı Ş ş | Windows-1254         |
 * | anything else                                  | Windows-1252            |
 *
 * Windows-1252 and 1254 differ in these six letters only. In 1252 they are Icelandic. Ours.
 */
export const encodingOf = (bytes: Uint8Array): Encoding => {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  return wideOf(bytes) ?? (isUtf8(bytes) ? 'utf-8' : windowsOf(bytes));
};

const TURKISH: ReadonlySet<number> = new Set([0xd0, 0xf0, 0xdd, 0xfd, 0xde, 0xfe]);

const windowsOf = (bytes: Uint8Array): Encoding =>
  bytes.some((byte) => TURKISH.has(byte)) ? 'windows-1254' : 'windows-1252';

/** How many bytes are searched for the zeros of UTF-16. */
const WIDE_SAMPLE = 4_000;

/** The zeros that a file has at least before it counts as UTF-16. */
const WIDE_ZEROS = 8;

const wideOf = (bytes: Uint8Array): Encoding | undefined => {
  const sample = bytes.subarray(0, WIDE_SAMPLE);
  const zeros = [0, 0];
  for (const [place, byte] of sample.entries())
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const enough = Math.max(WIDE_ZEROS, sample.length / 4);
  if (odd > enough && even === 0) return 'utf-16le';
  return even > enough && odd === 0 ? 'utf-16be' : undefined;
};

/** The rows of the Unicode table of valid byte sequences: first byte, number of bytes, range of the second. */
const SEQUENCES: readonly (readonly [from: number, to: number, more: number, low: number, high: number])[] = [
  [0xc2, 0xdf, 1, 0x80, 0xbf],
  [0xe0, 0xe0, 2, 0xa0, 0xbf],
  [0xe1, 0xec, 2, 0x80, 0xbf],
  [0xed, 0xed, 2, 0x80, 0x9f],
  [0xee, 0xef, 2, 0x80, 0xbf],
  [0xf0, 0xf0, 3, 0x90, 0xbf],
  [0xf1, 0xf3, 3, 0x80, 0xbf],
  [0xf4, 0xf4, 3, 0x80, 0x8f],
];

const isUtf8 = (bytes: Uint8Array): boolean => {
  let place = 0;
  while (place < bytes.length) {
    const length = sequenceLength(bytes, place);
    if (length === 0) return false;
    place += length;
  }
  return true;
};

/** How many bytes the character at a place has; 0 for an invalid one. */
const sequenceLength = (bytes: Uint8Array, place: number): number => {
  const first = bytes[place] ?? 0;
  if (first < 0x80) return 1;
  const sequence = SEQUENCES.find(([from, to]) => first >= from && first <= to);
  if (sequence === undefined) return 0;
  const [, , more, low, high] = sequence;
  const [second = 0, ...rest] = bytes.subarray(place + 1, place + 1 + more);
  const isValid = second >= low && second <= high && rest.every((byte) => byte >= 0x80 && byte <= 0xbf);
  return isValid && rest.length === more - 1 ? more + 1 : 0;
};
