/** Where a search goes whose site names no page for it. Source: site spec §2 "Search". */
export const DEFAULT_SEARCH_ADDRESS = '/search';

/** The parameter that carries the text searched for. Source: site spec §2 "Search". */
export const SEARCH_PARAMETER = 'q';

/** The name of the function that a page of the content platform may define to hear of searches. The name is ours. */
export const SEARCH_QUERY_FUNCTION = 'searchQuery';

/** Tells whoever listens what is searched for, before the form is sent: if somebody does, and there is something to tell. */
export const notifySearchQuery = (listener: unknown, text: string): void => {
  if (typeof listener === 'function' && text.trim() !== '') listener(text);
};
