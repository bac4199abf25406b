import 'server-only';
import type { SearchMatchesPage } from '@fairdesk/core/search';
import type { Failure, Language } from '@fairdesk/core/shared';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { logged } from '#app/_composition/logged.ts';
import { languageOf } from '#app/_http/language-of.ts';
import { withinSearchLimit } from '#app/_http/search-limit.ts';
import { searchQueryOf } from './search-query.ts';

/** Adapts results to the place where they are shown, such as a preview. */
type AdaptMatches = (
  matches: SearchMatchesPage,
  parameters: URLSearchParams,
  language: Language,
) => Promise<SearchMatchesPage>;

/**
 * The response of the search proxy: only for sources that a site searches. Source: portal spec §7 "Search
 * proxy".
 */
export const searchResponse = (
  language: string,
  parameters: URLSearchParams,
  visitorAddress: string,
  adapt: AdaptMatches,
): ResultAsync<object, Failure> => {
  const search = logged(currentUseCases().search.search, currentUseCases().log);
  return withinSearchLimit(visitorAddress)
    .andThen(() => searchQueryOf(language, parameters))
    .andThen((query) =>
      currentUseCases()
        .searchSetup.isSource(query.sourceId)
        .andThen((isKnown) =>
          isKnown
            ? okAsync(query)
            : errAsync<never, Failure>({ kind: 'not-found', what: 'the search source' }),
        ),
    )
    .andThen(search)
    .andThen((matches) => ResultAsync.fromSafePromise(adapt(matches, parameters, languageOf(language))))
    .map(answerOf);
};

const answerOf = ({ results, facets, total, offset, limit }: SearchMatchesPage) => ({
  widgets: [
    {
      facet: facets.map(({ name, label, values }) => ({ name, label, value: values })),
      content: results.map(({ title, ...result }) => ({ ...result, name: title })),
      total_item: total,
      limit,
      offset,
    },
  ],
});
