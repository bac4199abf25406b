/**
 * Encodes a text as one part of an address. A lone surrogate has no encoding, so the replacement character
 * takes its place.
 *
 * @example
 * ```ts
 * encodePart('a/b c') // 'a%2Fb%20c'
 * ```
 */
export const encodePart = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
