/**
 * Header with which the page renderer tells our server how a page may be cached.
 *
 * The number of seconds for which the page may be cached: `30`. `0` for a page with a query or a missing
 * part:
 * not cached. Or {@link UNFINISHED}.
 */
export const PAGE_CACHE_HEADER = 'x-page-life';

/** A part of the page is still to come: it is streamed. */
export const UNFINISHED = 'unfinished';
