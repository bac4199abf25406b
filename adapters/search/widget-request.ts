import type { SearchQuery } from '@fairdesk/core/search';

/** The longest text that the service looks for, in characters, and the most it gives at once. */
const LONGEST_TEXT = 100;
const MOST_AT_ONCE = 100;
/** How many values of a facet are counted. */
const FACET_VALUES = 20;

/** The country that the vendor's domains pair with each language. */
const COUNTRIES: ReadonlyMap<string, string> = new Map([
  ['en', 'us'],
  ['nl', 'nl'],
  ['es', 'es'],
  ['tr', 'tr'],
]);

/** A search as the vendor's API takes it: one widget, within what it allows. */
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

/** What is like given things needs those; otherwise the reader's own likes decide. */
const personalised = ({ ids, fields }: NonNullable<SearchQuery['personalization']>) => ({
  ...(ids.length > 0 && { ids }),
  fields,
  algorithm: ids.length > 0 ? 'mlt' : 'affinity',
});
