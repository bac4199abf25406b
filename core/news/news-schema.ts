import * as z from 'zod/mini';
import type { NewsItem } from './news-item.ts';

/** A news item, as the server sends it. */
export const NewsItemSchema: z.ZodMiniType<NewsItem> = z.object({
  id: z.string(),
  version: z.string(),
  header: z.string(),
  introduction: z.string(),
  text: z.string(),
  author: z.string(),
  authorEmail: z.string(),
  url: z.string(),
  validFrom: z.string(),
  validTo: z.string(),
  image: z.exactOptional(z.object({ id: z.string(), url: z.string(), title: z.string() })),
  sortIndex: z.number(),
  state: z.enum(['public', 'hidden', 'inReview']),
  reviewReason: z.exactOptional(z.string()),
});
