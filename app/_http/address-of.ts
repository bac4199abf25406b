/**
 * The address of a page, from the decoded segments of a requested path. Signs that would end a segment or begin an
 * encoded sign stay encoded: `['tag', 'c#']` becomes `/tag/c%23`.
 */
export const addressOf = (segments: readonly string[]): string =>
  `/${segments.map((segment) => segment.replace(/[%?#\\]/g, encodeURIComponent)).join('/')}`;
