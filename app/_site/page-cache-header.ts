/**
 * Header by which what draws public pages tells our own server how one may be sent.
 *
 * For how many seconds everybody may be shown the page, however it changes meanwhile: `30`. `0` where it was made for
 * what its address asks or lacks a part: nobody else gets it. Or {@link UNFINISHED}.
 */
export const PAGE_CACHE_HEADER = 'x-page-life';

/** A part of the page is still to come: it is sent as it is made. */
export const UNFINISHED = 'unfinished';
