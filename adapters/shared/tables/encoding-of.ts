import type { Encoding } from '@fairdesk/core/organiser';

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

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};
