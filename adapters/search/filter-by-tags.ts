import type { SearchFilter, TagBehaviour } from '@fairdesk/core/search';

/** The document property that holds tags. */
const TAGS = 'tags';

/** Converts tags to a search filter; no filter without tags. Source: portal spec §5 "Search". */
export const filterByTags = (
  behaviour: TagBehaviour,
  values: readonly string[],
): SearchFilter | undefined => {
  if (values.length === 0) return undefined;
  switch (behaviour) {
    case 'match at least one tag':
      return { type: 'anyOf', name: TAGS, values };
    case 'do not match tags':
      return { type: 'not', filter: { type: 'anyOf', name: TAGS, values } };
    case 'match all tags':
      return { type: 'allOf', name: TAGS, values };
  }
};
