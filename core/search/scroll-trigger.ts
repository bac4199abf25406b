/** When a list that grows by scrolling asks for more. Source: portal spec §4 "Infinite scroll", site spec §9. */

/** How far down one must have scrolled, in percent of the list. */
export const SCROLL_TRIGGER_PERCENT = 80;

/** How often that is looked at, in milliseconds. */
export const SCROLL_THROTTLE_MS = 150;

/** Where somebody is in a list, all in pixels. */
export interface ScrollPlace {
  readonly scrolled: number;
  readonly screenHeight: number;
  readonly listHeight: number;
}

/** Whether more should be loaded; a list that fits the screen always wants more. */
export const wantsMore = ({ scrolled, screenHeight, listHeight }: ScrollPlace): boolean =>
  (scrolled + screenHeight) * 100 >= listHeight * SCROLL_TRIGGER_PERCENT;

/** Whether it is time to look again. */
export const isThrottleOver = (lastLookMs: number | undefined, nowMs: number): boolean =>
  lastLookMs === undefined || nowMs - lastLookMs >= SCROLL_THROTTLE_MS;
