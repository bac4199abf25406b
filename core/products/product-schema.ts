import * as z from 'zod/mini';
import {
  CompanyDocumentSchema,
  type ProductImage,
  ProductImageSchema,
  thumbnailsOf,
  VideoSchema,
  videoLink,
} from '../media/index.ts';
import { inOrder, sortIndexes } from '../shared/index.ts';
import type { Product, ProductList } from './product.ts';

/** The fields the browser reads; whatever follows from them is sent for others and read by nobody. */
const Sent = z.object({
  id: z.string(),
  version: z.string(),
  name: z.string(),
  shortDescription: z.string(),
  longDescription: z.string(),
  url: z.string(),
  introductionDate: z.string(),
  publicFrom: z.string(),
  publicUntil: z.string(),
  isNovelty: z.boolean(),
  images: z.array(ProductImageSchema),
  videos: z.array(VideoSchema),
  documents: z.array(CompanyDocumentSchema),
  categories: z.array(z.string()),
  registrationStatus: z.string(),
  state: z.enum(['public', 'hidden', 'incomplete', 'inReview']),
  sortIndex: z.object({ currentSortIndex: z.number() }),
});

/** A product, as the server sends it. */
export const ProductSchema = z.pipe(
  Sent,
  z.transform(
    ({ sortIndex, ...product }): Product => ({ ...product, sortIndex: sortIndex.currentSortIndex }),
  ),
);

/** The list of products, as the server sends it. */
export const ProductListSchema = z.pipe(
  z.object({
    items: z.array(ProductSchema),
    limit: z.object({ used: z.number(), max: z.nullable(z.number()) }),
  }),
  z.transform(
    ({ items, limit: { used, max } }): ProductList => ({
      items,
      limit: { used, ...(max !== null && { max }) },
    }),
  ),
);

/** The list as it crosses the wire. Source: portal spec §3 "Product", with a row's three indexes. */
export const productListAnswer = ({ items, limit }: ProductList) => {
  const ordered = inOrder(items);
  const indexes = sortIndexes(ordered);
  return {
    items: ordered.map((product, place) => ({
      ...product,
      image: firstOf(product.images),
      thumbnails: thumbnailsOf(product.images, product.videos).map(thumbnailAnswer),
      sortIndex: {
        sortUpIndex: indexes[place]?.sortUpIndex ?? null,
        currentSortIndex: product.sortIndex,
        sortDownIndex: indexes[place]?.sortDownIndex ?? null,
      },
    })),
    limit: { used: limit.used, max: limit.max ?? null },
  };
};

const firstOf = (images: readonly ProductImage[]) => {
  const [first] = inOrder(images);
  return first ? { id: first.id, url: first.mediaUrl, title: first.title } : null;
};

const thumbnailAnswer = (
  thumbnail: ReturnType<typeof thumbnailsOf<ProductImage, Product['videos'][number]>>[number],
) => {
  const { kind, sortIndex } = thumbnail;
  return kind === 'image'
    ? { id: thumbnail.image.id, kind, url: thumbnail.image.mediaUrl, sortIndex }
    : { id: thumbnail.video.id, kind, url: videoLink(thumbnail.video), sortIndex };
};
