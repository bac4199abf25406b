/** How long a preview link opens, in days. Ours. */
export const PREVIEW_LINK_DAYS = 7;

const DAY_MS = 86_400_000;

/** When a preview link that is made now expires. ISO 8601, UTC. */
export const previewExpiry = (now: Date): string =>
  new Date(now.getTime() + PREVIEW_LINK_DAYS * DAY_MS).toISOString();

/** Whether a preview link still opens. @param expires ISO 8601, UTC */
export const isPreviewOpen = (expires: string, now: Date): boolean => now.getTime() < Date.parse(expires);
