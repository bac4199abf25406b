import type { SearchQuery } from '@fairdesk/core/search';

/** Maximum length of a search text in characters, and maximum page size of the service. */
const LONGEST_TEXT = 100;
const MOST_AT_ONCE = 100;
/** Maximum number of values per facet. */
const FACET_VALUES = 20;

/** The country that the vendor's domains use for each language. */
const COUNTRIES: ReadonlyMap<string, string> = new Map([
  ['en', 'us'],
  ['nl', 'nl'],
  ['es', 'es'],
  ['tr', 'tr'],
]);

/** A search request for the vendor's API: one widget, within its limits. */
export const widgetRequest = (query: SearchQuery, widgetId: string): object => {
  const { sourceId, entity, language, offset, limit, sort, allFacets, facets, filter, personalization } =
    query;
  const keyphrase = [...query.searchText.trim()].slice(0, LONGEST_TEXT).join('').trim();
  return {
    widget: {
      items: [
        {
          entity,
          rfk_id: widgetId,
          sources: [sourceId],
          search: {
            ...(keyphrase && { query: { keyphrase } }),
            limit: Math.min(Math.max(limit, 1), MOST_AT_ONCE),
            offset: Math.max(offset, 0),
            content: { fields: ['id', 'name', 'description', 'url'] },
            ...((allFacets || facets) && { facet: facetsOf({ allFacets, facets }) }),
            ...(sort && sort.length > 0 && { sort: { value: sort } }),
            ...(filter && { filter }),
            ...(personalization && { personalization: personalised(personalization) }),
          },
        },
      ],
    },
    context: { page: { uri: '/search' }, locale: { country: COUNTRIES.get(language) ?? language, language } },
  };
};

const facetsOf = ({
  allFacets = false,
  facets = [],
}: {
  allFacets?: boolean | undefined;
  facets?: SearchQuery['facets'];
}) => ({
  all: allFacets,
  max: FACET_VALUES,
  types: facets.map(({ name, values }) => ({
    name,
    ...(values.length > 0 && { filter: { type: 'or', values } }),
  })),
});

/** Similarity to given items needs their ids; otherwise the visitor's affinity decides. */
const personalised = ({ ids, fields }: NonNullable<SearchQuery['personalization']>) => ({
  ...(ids.length > 0 && { ids }),
  fields,
  algorithm: ids.length > 0 ? 'mlt' : 'affinity',
});
