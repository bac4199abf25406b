/** How tags filter a search. Source: portal spec §5 "Search". */
export const TAG_BEHAVIOURS = ['match at least one tag', 'do not match tags', 'match all tags'] as const;
/** One of {@link TAG_BEHAVIOURS}. */
export type TagBehaviour = (typeof TAG_BEHAVIOURS)[number];

/**
 * Whether a text is a tag behaviour.
 *
 * @example
 * ```ts
 * isTagBehaviour('match all tags') // true
 * isTagBehaviour('some tags') // false
 * ```
 */
export const isTagBehaviour = (text: string): text is TagBehaviour =>
  (TAG_BEHAVIOURS as readonly string[]).includes(text);

/** Whether an item with these tags matches. Without tags to look for, everything matches. */
export const matchesTags = (
  behaviour: TagBehaviour,
  filterTags: readonly string[],
  tags: readonly string[],
): boolean => {
  if (filterTags.length === 0) return true;
  const has = (tag: string) => tags.includes(tag);
  if (behaviour === 'match all tags') return filterTags.every(has);
  return filterTags.some(has) === (behaviour === 'match at least one tag');
};
