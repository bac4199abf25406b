import type { NewsItem } from '@fairdesk/core/news';
import * as z from 'zod/mini';

/** The approved version of a news item, as it is stored during the review of its next one. */
export type ApprovedNewsItem = Omit<NewsItem, 'id' | 'version' | 'sortIndex' | 'state' | 'reviewReason'>;

const Text = z.string();

/** Reads a stored {@link ApprovedNewsItem}. */
export const ApprovedNewsItemSchema: z.ZodMiniType<ApprovedNewsItem> = z.object({
  header: Text,
  introduction: Text,
  text: Text,
  author: Text,
  authorEmail: Text,
  url: Text,
  validFrom: Text,
  validTo: Text,
  image: z.exactOptional(z.object({ id: Text, url: Text, title: Text })),
});

/** What is stored of a news item before the first edit after its approval. */
export const approvedNewsItem = ({
  id: _id,
  version: _version,
  sortIndex: _sortIndex,
  state: _state,
  reviewReason: _reviewReason,
  ...approved
}: NewsItem): ApprovedNewsItem => approved;
