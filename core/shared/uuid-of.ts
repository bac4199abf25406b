/**
 * A random UUID of 16 random bytes. Pages served without TLS have no `crypto.randomUUID`, but random bytes.
 *
 * @example
 * ```ts
 * uuidOf(new Uint8Array(16)) // '00000000-0000-4000-a000-000000000000'
 * ```
 */
export const uuidOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-a$4-');
