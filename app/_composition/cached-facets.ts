import type { ExhibitorDirectory } from '@fairdesk/core/profile';

/** How long facets are cached, in milliseconds: computing them reads every exhibitor. */
const LIFE_MS = 60_000;

type Facets = ReturnType<ExhibitorDirectory['facets']>;

/** A directory that shares its facets between visitors of the same list; failures are not cached. */
export const cachedFacets = (directory: ExhibitorDirectory): ExhibitorDirectory => {
  const cache = new Map<string, { readonly until: number; readonly facets: Facets }>();
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
