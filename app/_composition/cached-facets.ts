import type { EventId, Failure, Language } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';

/** How long facets are cached, in milliseconds: computing them reads every exhibitor. */
const LIFE_MS = 60_000;

/** A directory of what visitors find, with its filters. */
interface WithFacets<Facets> {
  facets(event: EventId, language: Language): ResultAsync<Facets, Failure>;
}

interface Entry<Facets> {
  readonly until: number;
  readonly facets: ResultAsync<Facets, Failure>;
}

const KEY = Symbol.for('fairdesk/facets');
/** The caches of all bundles of the process: routes expire what pages cached. */
const holder = globalThis as { [KEY]?: Set<{ clear(): void }> };

/** Computes all facets anew: the organiser has changed a fair. */
export const expireFacets = (): void => {
  for (const cache of holder[KEY] ?? []) cache.clear();
};

/** A directory that shares its facets between visitors of the same list; failures are not cached. */
export const cachedFacets = <Facets, Directory extends WithFacets<Facets>>(
  directory: Directory & WithFacets<Facets>,
): Directory => {
  const cache = new Map<string, Entry<Facets>>();
  holder[KEY] = (holder[KEY] ?? new Set()).add(cache);
  return {
    ...directory,
    facets: (event: EventId, language: Language) => {
      const key = `${event} ${language}`;
      const known = cache.get(key);
      if (known !== undefined && known.until > Date.now()) return known.facets;
      const facets = directory.facets(event, language);
      cache.set(key, { until: Date.now() + LIFE_MS, facets });
      void facets.orTee(() => cache.delete(key));
      return facets;
    },
  };
};
