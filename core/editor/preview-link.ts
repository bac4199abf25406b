import { isoText } from '../shared/index.ts';

/** What a preview link opens: one page, or every page of its website. Ours. */
export const PREVIEW_SCOPES = ['page', 'website'] as const;
/** One of {@link PREVIEW_SCOPES}. */
export type PreviewScope = (typeof PREVIEW_SCOPES)[number];

/** How long a preview link opens, in days. Ours. */
export const PREVIEW_LINK_DAYS = 7;

const DAY_MS = 86_400_000;

/** When a preview link that is made now expires. ISO 8601, UTC; empty for an invalid date. */
export const previewExpiry = (now: Date): string =>
  isoText(new Date(now.getTime() + PREVIEW_LINK_DAYS * DAY_MS));

/** Whether a preview link still opens. @param expires ISO 8601, UTC */
export const isPreviewOpen = (expires: string, now: Date): boolean => now.getTime() < Date.parse(expires);
