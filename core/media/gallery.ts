import { inOrder, isBlank, type Sortable } from '../shared/index.ts';

/** An image of a product. Source: portal spec §3 "Product image". */
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

/** An item of a gallery: images and videos share one list and order. Source: portal spec §3 "thumbnails". */
export type Thumbnail<Image extends Sortable, VideoItem extends Sortable> =
  | { readonly kind: 'image'; readonly image: Image; readonly sortIndex: number }
  | { readonly kind: 'video'; readonly video: VideoItem; readonly sortIndex: number };

/** Merges the images and videos of a product, in the order their owner chose. */
export const thumbnailsOf = <Image extends Sortable, VideoItem extends Sortable>(
  images: readonly Image[],
  videos: readonly VideoItem[],
): readonly Thumbnail<Image, VideoItem>[] =>
  inOrder<Thumbnail<Image, VideoItem>>([
    ...images.map((image) => ({ kind: 'image', image, sortIndex: image.sortIndex }) as const),
    ...videos.map((video) => ({ kind: 'video', video, sortIndex: video.sortIndex }) as const),
  ]);

/**
 * How long the progress bar of a slideshow takes until the next image, in milliseconds. Source: both specs
 * §9.
 */
export const SLIDESHOW_MS = 1000;

/** How long an autoplaying gallery displays each item, in milliseconds. Source: site spec §9. */
export const GALLERY_AUTOPLAY_MS = 3000;
/** The number of items per row on large screens. Source: site spec §9. */
export const GALLERY_PER_ROW = 3;

/** The visible items of a gallery: those with both an address and an alternative text. */
export const visibleGalleryItems = <Item extends { readonly url: string; readonly alt: string }>(
  items: readonly Item[],
): readonly Item[] => items.filter(({ url, alt }) => !isBlank(url) && !isBlank(alt));

/**
 * The next or previous index in a circular gallery; 0-based.
 *
 * @example
 * ```ts
 * roundTo(0, -1, 5) // 4
 * ```
 */
export const roundTo = (place: number, step: 1 | -1, count: number): number =>
  count === 0 ? 0 : (place + step + count) % count;
