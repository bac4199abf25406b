/** Which widths a page cannot be scrolled on while an overlay is open. Source: site spec §4 "While an overlay is open". */
export type ScrollLock = 'narrow' | 'wide' | 'both';

/** The widest screen that counts as narrow. Source: site spec §9. */
export const SCROLL_LOCK_BREAKPOINT_PX = 1024;

/** Whether a screen of this width, in pixels, is locked. */
export const locksScroll = (lock: ScrollLock, screenWidth: number): boolean => {
  if (lock === 'both') return true;
  return screenWidth <= SCROLL_LOCK_BREAKPOINT_PX === (lock === 'narrow');
};
