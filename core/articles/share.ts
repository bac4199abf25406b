/** Ways to pass a page on. Source: site spec §2 "Social share", §9. */
export interface ShareItem {
  readonly name: string;
  readonly icon: string;
  readonly shareLink: string;
}

/** How wide the list of ways is. */
export const SHARE_DROPDOWN_WIDTH_PX = 300;

/** Below this width the device's own way of sharing is used, where it has one. */
export const NATIVE_SHARE_BELOW_PX = 500;

/** Whether the device's own way is used on a screen of this width, in pixels. */
export const usesNativeShare = (screenWidth: number, isAvailable: boolean): boolean =>
  isAvailable && screenWidth < NATIVE_SHARE_BELOW_PX;

/** The items one can use: those with a link. */
export const shareable = (items: readonly ShareItem[]): readonly ShareItem[] =>
  items.filter(({ shareLink }) => shareLink !== '');
