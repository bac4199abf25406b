import type { Clock, EventId, Failure, Language } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { untilContentChanges } from '../shared/http/content-caches.ts';
import { quickOrFormer } from '../shared/http/quick-or-former.ts';
import { cacheResponses } from '../shared/http/response-cache.ts';

/** How long facets are cached, in milliseconds: computing them reads every exhibitor. */
const FACETS_MS = 60_000;
/** Maximum number of cached facets: one for each event and language. */
const CACHE_SIZE = 400;
/** How long a visitor waits for facets before getting those of before a change, in milliseconds. */
const PATIENCE_MS = 500;

/** A directory of what visitors find, with its filters. */
interface WithFacets<Facets> {
  facets(event: EventId, language: Language): ResultAsync<Facets, Failure>;
}

/** What facets belong to. */
interface List {
  readonly event: EventId;
  readonly language: Language;
}

const keyOf = ({ event, language }: List): string => `${event} ${language}`;

/**
 * A directory that shares its facets between visitors of the same list; failures are not cached. After a change of a
 * large fair, visitors have the former facets for the seconds that the new ones take.
 */
export const cachedFacets = <Facets, Directory extends WithFacets<Facets>>(
  directory: Directory & WithFacets<Facets>,
  clock: Clock,
): Directory => {
  const cache = untilContentChanges(() =>
    cacheResponses(({ event, language }: List) => directory.facets(event, language), keyOf, {
      ...{ answerMs: FACETS_MS, failureMs: 0, most: CACHE_SIZE, clock },
    }),
  );
  const read = quickOrFormer((list: List) => cache()(list), keyOf, {
    patienceMs: PATIENCE_MS,
    most: CACHE_SIZE,
  });
  return { ...directory, facets: (event: EventId, language: Language) => read({ event, language }) };
};
