/**
 * Whether the client has this version already. A proxy that compresses makes the tag of a version weak, and a cache
 * with several versions names them all. Source: RFC 9110 §13.1.2.
 *
 * @param condition the header `If-None-Match`
 */
export const isCurrent = (condition: string | null | undefined, etag: string | undefined): boolean => {
  if (!condition || etag === undefined) return false;
  if (condition.trim() === '*') return true;
  return condition.match(TAGS)?.some((tag) => strong(tag) === strong(etag)) ?? false;
};

const TAGS = /(?:W\/)?"[^"]*"/g;

const strong = (tag: string): string => tag.replace(/^W\//, '');
