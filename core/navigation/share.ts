import { encodePart, isBlank } from '../shared/index.ts';

/** Rules for sharing a page. Source: site spec §2 "Social share". */

/** Below this screen width, in pixels, the share sheet of the device opens if it has one. */
export const NATIVE_SHARE_BELOW_PX = 500;

/** The log message when a link cannot be copied. */
export const COPY_FAILED = 'Failed to copy';

/** A network to share a page on. */
export interface ShareItem {
  readonly name: string;
  /** `fa-brands fa-linkedin` */
  readonly icon: string;
  /** `https://network.example/share?u={url}`: placeholders for the address and the title of the page. */
  readonly href: string;
}

/** The page to share. */
export interface SharedPage {
  /** Absolute. */
  readonly url: string;
  readonly title: string;
}

/**
 * Whether the share sheet of the device opens on a screen of this width, in pixels.
 *
 * @example
 * ```ts
 * sharesNatively(390, true) // true
 * sharesNatively(1280, true) // false
 * ```
 */
export const sharesNatively = (width: number, canShare: boolean): boolean =>
  canShare && width < NATIVE_SHARE_BELOW_PX;

/** The share links for this page; items without an address are dropped. */
export const shareItems = (items: readonly ShareItem[], { url, title }: SharedPage): readonly ShareItem[] =>
  items
    .filter(({ href }) => !isBlank(href))
    .map((item) => ({
      ...item,
      href: item.href.replace(/\{(url|title)\}/g, (_, name) => encodePart(name === 'url' ? url : title)),
    }));
