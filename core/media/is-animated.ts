import { contentOf } from './file-content.ts';

/**
 * The offset of the first chunk in a PNG, and the bytes around the data of a chunk: length and name before,
 * checksum after.
 */
const FIRST_CHUNK = 8;
const AROUND = 12;

/**
 * Whether an image is animated. Of the accepted kinds only PNG can be, and it declares so before its first
 * frame. Nothing is decoded.
 *
 * Source: PNG third edition §11.3.6 (`acTL`).
 */
export const isAnimated = (picture: Uint8Array): boolean => {
  if (contentOf(picture) !== 'image/png') return false;
  const view = new DataView(picture.buffer, picture.byteOffset, picture.byteLength);
  for (let at = FIRST_CHUNK; at + AROUND <= picture.byteLength; at += AROUND + view.getUint32(at)) {
    const name = view.getUint32(at + 4);
    if (name === ACTL) return true;
    if (name === IDAT) return false;
  }
  return false;
};

const ACTL = 0x61_63_54_4c;
const IDAT = 0x49_44_41_54;
