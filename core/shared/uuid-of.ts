/**
 * A random UUID of 16 random bytes. Pages served without TLS have no `crypto.randomUUID`, but random bytes.
 *
 * @example
 * ```ts
 * uuidOf(crypto.getRandomValues(new Uint8Array(16))) // '0b9f6c1e-6a52-4c0d-a7f3-3d1f5e8c9a20'
 * ```
 */
export const uuidOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-a$4-');
