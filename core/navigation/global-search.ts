/** The search page of a site that configures none. Source: site spec §2 "Search". */
export const DEFAULT_SEARCH_ADDRESS = '/search';

/** The query parameter of the search text. Source: site spec §2 "Search". */
export const SEARCH_PARAMETER = 'q';

/**
 * The name of the global function that a page of the content platform may define to receive search texts. The
 * name is ours.
 */
export const SEARCH_QUERY_FUNCTION = 'searchQuery';

/**
 * Calls the listener, if there is one, with the search text before the form is submitted; skips empty texts.
 */
export const notifySearchQuery = (listener: unknown, text: string): void => {
  if (typeof listener === 'function' && text.trim() !== '') listener(text);
};
