/** The query parameters of public pages. The cache key has no query, so a page with a query is not cached. */
export const QUERY_PARAMETERS = [
  'q',
  'page',
  'tags',
  'letter',
  'hall',
  'category',
  'facet',
  'contact',
] as const;
