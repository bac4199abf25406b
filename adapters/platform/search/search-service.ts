import type { Database } from '../database/open-database.ts';
import { type RequestBody, readJsonBody } from '../request-body.ts';
import { json, type Service } from '../service.ts';
import { isSameSecret } from '../tokens/secret.ts';
import { facetMatcher, facetsOf } from './facets.ts';
import { passes } from './filter.ts';
import { personalise } from './personalise.ts';
import { propertyOf } from './property-of.ts';
import { type Item, SearchBody } from './search-body.ts';
import type { FoundDocument } from './search-index.ts';
import { createSiteIndexes, type Found, type SiteIndexes } from './site-indexes.ts';
import { sortedPart } from './sorted-part.ts';

export interface SearchServiceOptions {
  /** The required `Authorization` key; requests without it are rejected. */
  readonly key: string;
  readonly clock: () => Date;
}

/** Maximum size of a body, in bytes. */
const LARGEST_BODY = 100_000;

/** Searches the public pages of sites, with the vendor's search protocol: `POST /discover/v2/{domain}`. */
export const createSearchService = (
  { query }: Pick<Database, 'query'>,
  { key, clock }: SearchServiceOptions,
): Service => {
  const indexes = createSiteIndexes(query, clock);
  return async (request) => {
    if (!request.isTrusted && !isSameSecret(request.headers.get('authorization') ?? '', key))
      return json(401, { message: 'The key is missing or wrong.' });
    if (request.method !== 'POST')
      return json(405, { message: 'Only POST is answered here.' }, { allow: 'POST' });
    const body = SearchBody.safeParse(await bodyOf(request.body));
    if (!body.success) return json(400, { message: 'The search cannot be read.' });
    const { widget, context } = body.data;
    const started = performance.now();
    const widgets = [];
    for (const item of widget.items) widgets.push(await widgetOf(item, context.locale.language, indexes));
    return json(200, { dt: Math.round(performance.now() - started), ts: clock().getTime(), widgets });
  };
};

const bodyOf = async (body: RequestBody): Promise<unknown> => {
  const read = await readJsonBody(body, LARGEST_BODY);
  return 'value' in read ? read.value : undefined;
};

/** The only entity type in the index. */
const ENTITY = 'content';

const widgetOf = async (
  { entity, rfk_id, sources, search }: Item,
  language: string,
  indexes: SiteIndexes,
) => {
  const { query, filter, facet, sort, personalization, offset, limit } = search;
  const parts: Found[] = [];
  for (const source of entity === ENTITY ? new Set(sources) : [])
    parts.push(await indexes.find(source, language, query?.keyphrase ?? ''));
  const found = documentsOf(parts);
  const passing = filter ? found.filter((document) => passes(document, filter)) : found;
  const matching = facet ? passing.filter(facetMatcher(facet)) : passing;
  const likes = await namedDocuments(personalization?.ids ?? [], new Set(sources), language, indexes);
  const liked = personalise(matching, personalization, likes);
  const content = sortedPart(
    liked,
    sort?.value.length ? compareBy(liked, sort.value) : undefined,
    offset,
    offset + limit,
  );
  return {
    rfk_id,
    type: 'content_grid',
    used_in: 'page',
    entity,
    content: content.map((document) => ({
      id: idOf(document),
      name: document.title,
      description: document.description,
      url: document.url,
      type: document.type,
      source_id: document.source,
    })),
    facet: facetsOf(passing, facet),
    sort: { choices: [{ name: 'name', label: 'Name' }] },
    suggestion: {},
    total_item: matching.length,
    // Ours: the vendor's service has no such state.
    is_complete: parts.every(({ isComplete }) => isComplete),
    limit,
    offset,
  };
};

/** One source is the rule, and its documents may be many: they are not copied. */
const documentsOf = (parts: readonly Found[]): readonly FoundDocument[] =>
  parts.length === 1 && parts[0] ? parts[0].documents : parts.flatMap(({ documents }) => documents);

const idOf = ({ source, id }: FoundDocument): string => `${source} ${id}`;

/** The documents that personalisation names, whether or not the search finds them. */
const namedDocuments = async (
  ids: readonly string[],
  sources: ReadonlySet<string>,
  language: string,
  indexes: SiteIndexes,
): Promise<readonly FoundDocument[]> => {
  const named: FoundDocument[] = [];
  if (ids.length === 0) return named;
  for (const source of sources) {
    const own = ids.filter((id) => id.startsWith(`${source} `)).map((id) => id.slice(source.length + 1));
    named.push(...(await indexes.get(source, language, own)));
  }
  return named;
};

type Orders = readonly { readonly name: string; readonly order: 'asc' | 'desc' }[];

/** Compares two documents, by their places, in the requested order. */
const compareBy = (documents: readonly FoundDocument[], orders: Orders) => {
  const columns = orders.map(({ name, order }) => ({
    isUp: order === 'asc',
    values: documents.map((document) => propertyOf(document, name)[0] ?? ''),
  }));
  return (one: number, other: number): number => {
    for (const { isUp, values } of columns) {
      const [mine, theirs] = [values[one] ?? '', values[other] ?? ''];
      if (mine !== theirs) return mine < theirs === isUp ? -1 : 1;
    }
    return 0;
  };
};
