import { TAG_BEHAVIOURS } from '@fairdesk/core/search';
import { LANGUAGES } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import { texts } from './parameters.ts';

/** Another page of a news list. */
export const NewsQuery = z.object({
  lang: z.optional(z.enum(LANGUAGES)),
  page: z.optional(z.string()),
  tags: z.optional(z.string()),
  at: z.string(),
});

/** Cards of a news list. */
export const NewsList = z.object({
  page: z.number(),
  tags: z.array(z.string()),
  hasNext: z.boolean(),
  cards: z.array(
    z.object({
      title: z.string(),
      href: z.string(),
      day: z.string(),
      dateText: z.string(),
      image: z.optional(
        z.object({
          src: z.string(),
          srcSet: z.optional(z.string()),
          width: z.optional(z.number()),
          height: z.optional(z.number()),
        }),
      ),
      tags: z.array(z.object({ text: z.string(), href: z.string() })),
    }),
  ),
});

/** The query of the search proxy; lists of objects are JSON, lists of names are separated by commas. */
export const SearchParameters = z.extend(
  texts(
    ...['entity', 'offset', 'limit', 'searchText', 'sort', 'allFacets', 'facets', 'filter', 'tagBehaviour'],
    ...['tags', 'scope', 'personalizationIds', 'personalizationFields', 'preview'],
  ),
  { sourceId: z.string() },
);

/** The response of the search proxy. */
export const SearchResult = z.object({
  widgets: z.array(
    z.object({
      facet: z.array(
        z.object({
          name: z.string(),
          label: z.string(),
          value: z.array(
            z.object({
              ...{ id: z.string(), text: z.string(), count: z.number() },
              /** The language of a text that is not in that of the search. */
              language: z.optional(z.enum(LANGUAGES)),
            }),
          ),
        }),
      ),
      content: z.array(
        z.object({
          ...{ id: z.string(), name: z.string(), description: z.string(), url: z.string() },
          /** The language of a description that is not in that of the search. */
          languages: z.optional(z.object({ description: z.optional(z.enum(LANGUAGES)) })),
        }),
      ),
      total_item: z.number(),
      limit: z.number(),
      offset: z.number(),
    }),
  ),
});

/** What a search covers. */
export const Scope = z.object({
  id: z.string(),
  tagBehaviour: z.enum(TAG_BEHAVIOURS),
  tags: z.array(z.string()),
  facets: z.array(z.string()),
});
