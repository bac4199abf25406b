import {
  checkedSearch,
  isTagBehaviour,
  offsetOf,
  SEARCH_PAGE_INDEX_MAX,
  type SearchFilter,
  type SearchQuery,
  TAG_BEHAVIOURS,
} from '@fairdesk/core/search';
import { type Failure, isLanguage, type Language, rejectedFields } from '@fairdesk/core/shared';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { filterByTags } from '#app/_composition/search.ts';

/** Maximum number of results per request. */
const MOST = 100;
/** Maximum length of a search text, in characters. */
const LONGEST_TEXT = 100;
/** Maximum nesting of filters. */
const DEEPEST = 5;

const name = z.string().check(z.minLength(1), z.maxLength(100));
const value = z.string().check(z.maxLength(200));
const values = z.array(value).check(z.maxLength(50));

const filterAt = (depth: number): z.ZodMiniType<SearchFilter> => {
  const flat = [
    z.object({ type: z.enum(['anyOf', 'allOf']), name, values }),
    z.object({ type: z.enum(['eq', 'lt', 'lte', 'gt', 'gte']), name, value: z.union([value, z.number()]) }),
  ] as const;
  if (depth === DEEPEST) return z.union(flat);
  const nested = filterAt(depth + 1);
  return z.union([
    ...flat,
    z.object({ type: z.enum(['and', 'or']), filters: z.array(nested).check(z.maxLength(10)) }),
    z.object({ type: z.literal('not'), filter: nested }),
  ]);
};

/** A parameter encoded as JSON. */
const jsonOf = <S extends z.ZodMiniType>(schema: S) =>
  z.optional(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text, context): unknown => {
          try {
            return JSON.parse(text);
          } catch {
            context.issues.push({ code: 'custom', input: text });
            return z.NEVER;
          }
        }),
      ),
      schema,
    ),
  );

const whole = z.pipe(z.string().check(z.regex(/^-?\d{1,15}$/)), z.transform(Number));
const list = z.optional(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',').slice(0, 20)),
  ),
);

const Parameters = z.object({
  sourceId: name,
  entity: z._default(name, 'content'),
  offset: z._default(whole, 0),
  limit: z._default(whole, 9),
  searchText: z._default(z.string(), ''),
  sort: jsonOf(z.array(z.object({ name, order: z.enum(['asc', 'desc']) })).check(z.maxLength(5))),
  allFacets: z._default(z.enum(['true', 'false']), 'false'),
  facets: jsonOf(z.array(z.object({ name, values: z._default(values, []) })).check(z.maxLength(20))),
  filter: jsonOf(filterAt(1)),
  /** Ours: the tag rule of portal spec §5, for clients that do not build a filter themselves. */
  tagBehaviour: z._default(z.string(), TAG_BEHAVIOURS[0]),
  tags: list,
  scope: z.optional(z.string()),
  personalizationIds: list,
  personalizationFields: list,
});

/**
 * Parses the parameters of the search proxy; lists of objects are JSON, lists of names are comma-separated
 * (ours: the specification only names them). Clamps values to the limits.
 *
 * Source: portal spec §5 "Search", §7 "Search proxy".
 */
export const searchQueryOf = (
  language: string,
  parameters: URLSearchParams,
): Result<SearchQuery, Failure> => {
  const read = Parameters.safeParse(Object.fromEntries(parameters));
  if (!read.success)
    return err(
      rejectedFields(read.error.issues.map(({ path }) => ({ path: String(path[0] ?? ''), code: 'invalid' }))),
    );
  const {
    offset,
    limit,
    searchText,
    sort,
    facets,
    tagBehaviour,
    tags = [],
    scope = 'none',
    ...rest
  } = read.data;
  const checked = checkedSearch({ searchText, pageIndex: offset, tagBehaviour, scopeId: scope, language });
  if (checked.isErr()) return err(checked.error);
  if (!isLanguage(language)) return err(rejectedFields([{ path: 'language', code: 'invalid' }]));
  const filter = bothOf(
    rest.filter,
    isTagBehaviour(tagBehaviour) ? filterByTags(tagBehaviour, tags) : undefined,
  );
  const { personalizationIds: ids = [], personalizationFields: fields = [] } = rest;
  return ok({
    sourceId: rest.sourceId,
    entity: rest.entity,
    language,
    searchText: searchTextOf(searchText),
    offset: Math.min(offset, offsetOf(SEARCH_PAGE_INDEX_MAX)),
    limit: Math.min(Math.max(limit, 1), MOST),
    ...(rest.allFacets === 'true' && { allFacets: true }),
    ...(sort && { sort }),
    ...(facets && { facets }),
    ...(filter && { filter }),
    ...((ids.length > 0 || fields.length > 0) && { personalization: { ids, fields } }),
  });
};

const bothOf = (one: SearchFilter | undefined, other: SearchFilter | undefined): SearchFilter | undefined =>
  one && other ? { type: 'and', filters: [one, other] } : (one ?? other);

/** The search text, truncated to the limit. */
export const searchTextOf = (text: string): string => [...text].slice(0, LONGEST_TEXT).join('');

/** Whether a text can be searched for: signs alone, such as `?!`, would find every page. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** The proxy's address from which a browser loads more results; the browser adds the offset. */
export const searchSource = (
  language: Language,
  { filter, facets, ...query }: Pick<SearchQuery, 'sourceId' | 'searchText' | 'limit' | 'filter' | 'facets'>,
): string => {
  const parameters = new URLSearchParams({
    ...query,
    limit: String(query.limit),
    ...(filter && { filter: JSON.stringify(filter) }),
    ...(facets && { facets: JSON.stringify(facets) }),
  });
  return `/api/search/${language}/get-search-result?${parameters}`;
};
