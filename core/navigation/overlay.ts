/**
 * Which widths a page cannot be scrolled on while an overlay is open: up to 1024 px, above, or both.
 *
 * Source: site spec §4 "While an overlay is open", §9.
 */
export type ScrollLock = 'narrow' | 'wide' | 'both';
