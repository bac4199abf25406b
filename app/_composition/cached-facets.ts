import type { ExhibitorDirectory } from '@fairdesk/core/profile';

/** How long facets are cached, in milliseconds: computing them reads every exhibitor. */
const LIFE_MS = 60_000;

type Facets = ReturnType<ExhibitorDirectory['facets']>;
type Cache = Map<string, { readonly until: number; readonly facets: Facets }>;

const KEY = Symbol.for('fairdesk/facets');
/** The caches of all bundles of the process: routes expire what pages cached. */
const holder = globalThis as { [KEY]?: Set<Cache> };

/** Computes all facets anew: the organiser has changed a fair. */
export const expireFacets = (): void => {
  for (const cache of holder[KEY] ?? []) cache.clear();
};

/** A directory that shares its facets between visitors of the same list; failures are not cached. */
export const cachedFacets = <Directory extends Pick<ExhibitorDirectory, 'facets'>>(
  directory: Directory,
): Directory => {
  const cache: Cache = new Map();
  holder[KEY] = (holder[KEY] ?? new Set()).add(cache);
  return {
    ...directory,
    facets: (event, language) => {
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
