import * as z from 'zod/mini';
import { type CompanyDocument, DOCUMENT_TYPES } from './document.ts';
import { type ProductImage, THUMBNAIL_SIZES } from './gallery.ts';
import type { Video } from './video.ts';

/** An image, as the server sends it. */
export const ProductImageSchema: z.ZodMiniType<ProductImage> = z.object({
  id: z.string(),
  title: z.string(),
  sortIndex: z.number(),
  mediaUrl: z.string(),
  mediaLength: z.number(),
  thumbnailUrls: z.partialRecord(z.enum(THUMBNAIL_SIZES), z.string()),
});

/** A document, as the server sends it. */
export const CompanyDocumentSchema: z.ZodMiniType<CompanyDocument> = z.object({
  id: z.string(),
  version: z.string(),
  title: z.string(),
  description: z.string(),
  type: z.enum(DOCUMENT_TYPES),
  url: z.string(),
  held: z.exactOptional(z.enum(['checking', 'infected'])),
  sortIndex: z.number(),
});

/** A video, as the server sends it. */
export const VideoSchema: z.ZodMiniType<Video> = z.object({
  id: z.string(),
  version: z.string(),
  type: z.enum(['YOUTUBE', 'VIMEO']),
  videoId: z.string(),
  title: z.string(),
  description: z.string(),
  sortIndex: z.number(),
});
