import { inOrder, isBlank, type Sortable } from '../shared/index.ts';

/** A picture of a product. Source: portal spec §3 "Product image". */
export interface ProductImage extends Sortable {
  readonly id: string;
  readonly title: string;
  readonly mediaUrl: string;
  /** In bytes. */
  readonly mediaLength: number;
  readonly thumbnailUrls: Readonly<Partial<Record<ThumbnailSize, string>>>;
}

/** Width and height in pixels. */
export const THUMBNAIL_SIZES = ['100x100', '250x250', '1200x627', '1280x720'] as const;
/** One of {@link THUMBNAIL_SIZES}. */
export type ThumbnailSize = (typeof THUMBNAIL_SIZES)[number];

/** What a gallery shows: pictures and videos, one list in one order. Source: portal spec §3 "thumbnails". */
export type Thumbnail<Image extends Sortable, VideoItem extends Sortable> =
  | { readonly kind: 'image'; readonly image: Image; readonly sortIndex: number }
  | { readonly kind: 'video'; readonly video: VideoItem; readonly sortIndex: number };

/** Pictures and videos of a product, together in the order their owner gave them. */
export const thumbnailsOf = <Image extends Sortable, VideoItem extends Sortable>(
  images: readonly Image[],
  videos: readonly VideoItem[],
): readonly Thumbnail<Image, VideoItem>[] =>
  inOrder<Thumbnail<Image, VideoItem>>([
    ...images.map((image) => ({ kind: 'image', image, sortIndex: image.sortIndex }) as const),
    ...videos.map((video) => ({ kind: 'video', video, sortIndex: video.sortIndex }) as const),
  ]);

/** How long the progress of a slideshow takes to reach the next image, in milliseconds. Source: both specs §9. */
export const SLIDESHOW_MS = 1000;

/** How long an autoplaying gallery stays on one item, in milliseconds. Source: site spec §9. */
export const GALLERY_AUTOPLAY_MS = 3000;
/** How many items stand in a row on large screens. Source: site spec §9. */
export const GALLERY_PER_ROW = 3;

/** The items of a gallery that can be shown: those with both an address and an alternative text. */
export const shownItems = <Item extends { readonly url: string; readonly alt: string }>(
  items: readonly Item[],
): readonly Item[] => items.filter(({ url, alt }) => !isBlank(url) && !isBlank(alt));

/** The place after or before another in a gallery that goes round; 0-based. */
export const roundTo = (place: number, step: 1 | -1, count: number): number =>
  count === 0 ? 0 : (place + step + count) % count;
