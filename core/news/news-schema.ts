import * as z from 'zod/mini';
import { forEachField } from '../shared/index.ts';
import { NEWS_FIELDS } from './news-fields.ts';
import type { NewsItem } from './news-item.ts';

/** A news item, as the server sends it. */
export const NewsItemSchema: z.ZodMiniType<NewsItem> = z.object({
  id: z.string(),
  version: z.string(),
  ...forEachField(NEWS_FIELDS, z.string(), z.never()),
  image: z.exactOptional(z.object({ id: z.string(), url: z.string(), title: z.string() })),
  sortIndex: z.number(),
  state: z.enum(['public', 'hidden', 'inReview']),
  reviewReason: z.exactOptional(z.string()),
});
