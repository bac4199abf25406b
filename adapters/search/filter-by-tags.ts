import type { SearchFilter, TagBehaviour } from '@fairdesk/core/search';

/** The property of what is found that tags are kept in. */
const TAGS = 'tags';

/** How the search service is told which tags count; no tags narrow nothing. Source: portal spec §5 "Search". */
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
