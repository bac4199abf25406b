/**
 * The screen widths at which an open overlay locks scrolling of the page: up to 1024 px, above, or both.
 *
 * Source: site spec §4 "While an overlay is open", §9.
 */
export type ScrollLock = 'narrow' | 'wide' | 'both';
