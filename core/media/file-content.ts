import { extensionOf } from '../shared/index.ts';

/** The accepted kinds of file content. */
export type FileContent = 'image/jpeg' | 'image/png' | 'application/pdf';

/**
 * The magic bytes of each kind. A PDF with anything before its signature is rejected: readers disagree on
 * such files.
 */
const BEGINNINGS: readonly (readonly [FileContent, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];

const ENDINGS: Readonly<Record<string, FileContent>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
};

/**
 * Detects the kind of a file by its first bytes, ignoring its name; `undefined` when it is not accepted.
 *
 * @example
 * ```ts
 * contentOf(new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d])) // 'application/pdf'
 * ```
 */
export const contentOf = (firstBytes: Uint8Array): FileContent | undefined =>
  BEGINNINGS.find(([, beginning]) => beginning.every((byte, at) => firstBytes[at] === byte))?.[0];

/** Whether the content of a file matches its extension. */
export const isWhatItSays = (name: string, firstBytes: Uint8Array): boolean => {
  const content = contentOf(firstBytes);
  const namedKind = Object.hasOwn(ENDINGS, extensionOf(name)) ? ENDINGS[extensionOf(name)] : undefined;
  return content !== undefined && content === namedKind;
};
