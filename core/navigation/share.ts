/** Sharing a page. Source: site spec §2 "Social share". */

/** Below this width, in pixels, the device's own sharing opens, where it has one. */
export const NATIVE_SHARE_BELOW_PX = 500;

/** What is logged when a link could not be copied. */
export const COPY_FAILED = 'Failed to copy';

/** A place to share a page at. */
export interface ShareItem {
  readonly name: string;
  /** `fa-brands fa-linkedin` */
  readonly icon: string;
  /** `https://network.example/share?u={url}`: `{url}` and `{title}` stand for those of the page. */
  readonly href: string;
}

/** The page that is shared. */
export interface SharedPage {
  /** Absolute. */
  readonly url: string;
  readonly title: string;
}

/** Whether the device's own sharing opens on a screen of this width, in pixels. */
export const sharesNatively = (width: number, canShare: boolean): boolean =>
  canShare && width < NATIVE_SHARE_BELOW_PX;

/** The items that lead somewhere, for this page; one without a share link is dropped. */
export const shareItems = (items: readonly ShareItem[], { url, title }: SharedPage): readonly ShareItem[] =>
  items
    .filter(({ href }) => href !== '')
    .map((item) => ({
      ...item,
      href: item.href.replace(/\{(url|title)\}/g, (_, name) => encoded(name === 'url' ? url : title)),
    }));

const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
