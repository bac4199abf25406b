import type { Dictionary } from '@fairdesk/core/page';
import type { Failure, Language } from '@fairdesk/core/shared';
import { okAsync, type ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import { validList } from '../shared/valid-items.ts';
import type { QueryGraphql } from './graphql.ts';

/** The page size when reading phrases of a dictionary. Source: site spec §9. */
export const DICTIONARY_PAGE_SIZE = 1000;

/** A page of a site's dictionary in a response. */
const DictionaryPage = z.object({
  results: validList(z.object({ key: z.string(), value: z.catch(z.string(), '') })),
  pageInfo: z.object({ endCursor: z.catch(z.string(), ''), hasNext: z.boolean() }),
});
type DictionaryPage = z.infer<typeof DictionaryPage>;

/** The response to a dictionary query; an unknown site has no phrases. */
export const SiteDictionary = z.object({
  siteInfo: z.nullish(z.object({ dictionary: z.nullish(DictionaryPage) })),
});
export type SiteDictionary = z.infer<typeof SiteDictionary>;

/** The selection for a page of the dictionary. */
export const DICTIONARY_FIELDS = `site {
    siteInfo(site: $siteName) {
      dictionary(language: $language, first: $pageSize, after: $after) {
        results { key value }
        pageInfo { endCursor hasNext }
      }
    }
  }`;

const queryNamed = (name: string): string => `query ${name}(
  $siteName: String!, $language: String!, $pageSize: Int = ${DICTIONARY_PAGE_SIZE}, $after: String
) { ${DICTIONARY_FIELDS} }`;

const Answer = z.object({ site: SiteDictionary });

type Phrases = Readonly<Record<string, string>>;

/** Phrases of the content platform over GraphQL, page by page. */
export const createGraphqlDictionary = (ask: QueryGraphql): Dictionary => ({
  phrases: (site, language) => readOn(ask, 'DictionarySiteQuery', { site, language }, START),
});

/** Reads the remaining pages of a dictionary after its first one. */
export const restOfPhrases = (
  ask: QueryGraphql,
  scope: { readonly site: string; readonly language: Language },
  first: SiteDictionary,
): ResultAsync<Phrases, Failure> => {
  const page = first.siteInfo?.dictionary;
  return page ? readOn(ask, 'EditingDictionaryQuery', scope, withPage(page, START)) : okAsync({});
};

interface Progress {
  readonly phrases: Phrases;
  /** The cursor of the next page; absent after the last one. */
  readonly next: string | undefined;
  readonly used: ReadonlySet<string>;
}

const START: Progress = { phrases: {}, next: '', used: new Set() };

const readOn = (
  ask: QueryGraphql,
  name: string,
  scope: { readonly site: string; readonly language: Language },
  progress: Progress,
): ResultAsync<Phrases, Failure> => {
  const { phrases, next } = progress;
  if (next === undefined) return okAsync(phrases);
  const variables = { siteName: scope.site, language: scope.language, after: next };
  return ask(queryNamed(name), variables, Answer).andThen(({ site }) => {
    const page = site.siteInfo?.dictionary;
    return page ? readOn(ask, name, scope, withPage(page, progress)) : okAsync(phrases);
  });
};

/** A platform that repeats a cursor, even an earlier one, would cause an endless loop. */
const withPage = (page: DictionaryPage, { phrases, next = '', used }: Progress): Progress => {
  const { hasNext, endCursor } = page.pageInfo;
  const allUsed = new Set([...used, next]);
  return {
    phrases: { ...phrases, ...phrasesIn(page) },
    next: hasNext && !allUsed.has(endCursor) ? endCursor : undefined,
    used: allUsed,
  };
};

const phrasesIn = ({ results }: DictionaryPage): Phrases =>
  Object.fromEntries(results.map(({ key, value }) => [key, value]));
