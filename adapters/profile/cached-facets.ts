import type { Clock, EventId, Failure, Language } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { untilContentChanges } from '../shared/content-caches.ts';
import { cacheResponses } from '../shared/response-cache.ts';

/** How long facets are cached, in milliseconds: computing them reads every exhibitor. */
const FACETS_MS = 60_000;
/** Maximum number of cached facets: one for each event and language. */
const CACHE_SIZE = 400;

/** A directory of what visitors find, with its filters. */
interface WithFacets<Facets> {
  facets(event: EventId, language: Language): ResultAsync<Facets, Failure>;
}

/** A directory that shares its facets between visitors of the same list; failures are not cached. */
export const cachedFacets = <Facets, Directory extends WithFacets<Facets>>(
  directory: Directory & WithFacets<Facets>,
  clock: Clock,
): Directory => {
  const cache = untilContentChanges(() =>
    cacheResponses(
      ({ event, language }: { readonly event: EventId; readonly language: Language }) =>
        directory.facets(event, language),
      ({ event, language }) => `${event} ${language}`,
      { answerMs: FACETS_MS, failureMs: 0, most: CACHE_SIZE, clock },
    ),
  );
  return {
    ...directory,
    facets: (event: EventId, language: Language) => cache()({ event, language }),
  };
};
