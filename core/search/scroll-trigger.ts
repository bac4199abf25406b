/** When an infinite list loads more. Source: portal spec §4 "Infinite scroll", site spec §9. */

/** The scroll position at which more is loaded, in percent of the list. */
export const SCROLL_TRIGGER_PERCENT = 80;

/** The interval between two checks, in milliseconds. */
export const SCROLL_THROTTLE_MS = 150;

/** The scroll position in a list; all values in pixels. */
export interface ScrollPlace {
  readonly scrolled: number;
  readonly screenHeight: number;
  readonly listHeight: number;
}

/** Whether to load more; always true for a list that fits the screen. */
export const wantsMore = ({ scrolled, screenHeight, listHeight }: ScrollPlace): boolean =>
  (scrolled + screenHeight) * 100 >= listHeight * SCROLL_TRIGGER_PERCENT;

/** Whether it is time for the next check. */
export const isThrottleOver = (lastLookMs: number | undefined, nowMs: number): boolean =>
  lastLookMs === undefined || nowMs - lastLookMs >= SCROLL_THROTTLE_MS;
