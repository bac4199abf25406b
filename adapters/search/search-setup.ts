import { type SearchScope, type SearchSetup, TAG_BEHAVIOURS } from '@fairdesk/core/search';
import type { Failure } from '@fairdesk/core/shared';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import type { Http } from '../shared/http/http.ts';
import { validItems, validList } from '../shared/valid-items.ts';

const texts = validItems(z.string());

const Scope = z.object({
  id: z.string().check(z.minLength(1)),
  tagBehaviour: z.catch(z.enum(TAG_BEHAVIOURS), 'match at least one tag'),
  tags: texts,
  facets: texts,
});

const Settings = z.object({
  /** Absent: the site itself. Empty: the site has no search. */
  globalSearchSourceId: z.catch(z.optional(z.string()), undefined),
  searchScopes: validItems(Scope),
});

const Site = z.object({ name: z.string(), settings: z.catch(Settings, Settings.parse({})) });
type Site = z.infer<typeof Site>;
const Sites = validList(Site);

/** The search setup of sites, from their settings in the content platform. */
export const createSearchSetup = (http: Http, apiKey: string): SearchSetup => {
  const sites = () => http('get', 'content/sites', Sites, { headers: { sc_apikey: apiKey } });
  return {
    sourceId: (name) =>
      sites().andThen((all) =>
        orNotFound(
          all
            .filter((site) => site.name === name)
            .map(sourceOf)
            .find(Boolean),
          `the search source of ${name}`,
        ),
      ),
    isSource: (id) => sites().map((all) => all.some((site) => sourceOf(site) === id)),
    scope: (id) =>
      sites().andThen((all) =>
        orNotFound(
          scopesOf(all).find((scope) => scope.id === id),
          `the search scope ${id}`,
        ),
      ),
  };
};

/** The source that a site searches: by default its own pages, which the embedded search finds by its name. */
const sourceOf = ({ name, settings }: Site): string => (settings.globalSearchSourceId ?? name).trim();

const scopesOf = (sites: readonly Site[]): readonly SearchScope[] =>
  sites.flatMap(({ settings }) => settings.searchScopes);

const orNotFound = <T>(value: T | undefined, what: string): Result<T, Failure> =>
  value === undefined ? err({ kind: 'not-found', what }) : ok(value);
