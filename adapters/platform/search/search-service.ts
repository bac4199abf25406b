import type { Database } from '../database/open-database.ts';
import { type RequestBody, readJsonBody } from '../request-body.ts';
import { json, type Service } from '../service.ts';
import { isSameSecret } from '../tokens/secret.ts';
import { facetsOf, isFacetMatch } from './facets.ts';
import { passes } from './filter.ts';
import { personalise } from './personalise.ts';
import { propertyOf } from './property-of.ts';
import { type Item, SearchBody } from './search-body.ts';
import type { FoundDocument } from './search-index.ts';
import { createSiteIndexes, type FindIn } from './site-indexes.ts';

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
  const findIn = createSiteIndexes(query, clock);
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
    for (const item of widget.items) widgets.push(await widgetOf(item, context.locale.language, findIn));
    return json(200, { dt: Math.round(performance.now() - started), ts: clock().getTime(), widgets });
  };
};

const bodyOf = async (body: RequestBody): Promise<unknown> => {
  const read = await readJsonBody(body, LARGEST_BODY);
  return 'value' in read ? read.value : undefined;
};

/** The only entity type in the index. */
const ENTITY = 'content';

const widgetOf = async ({ entity, rfk_id, sources, search }: Item, language: string, findIn: FindIn) => {
  const { query, filter, facet, sort, personalization, offset, limit } = search;
  const found: SourceDocument[] = [];
  for (const source of entity === ENTITY ? new Set(sources) : [])
    for (const document of await findIn(source, language, query?.keyphrase ?? ''))
      found.push({ ...document, source });
  const passing = found.filter((document) => passes(document, filter));
  const matching = passing.filter((document) => isFacetMatch(document, facet));
  const likes = personalization?.ids.length ? await allOf(new Set(sources), language, findIn) : [];
  const matches = inOrder(personalise(matching, personalization, idOf, likes), sort?.value ?? []);
  return {
    rfk_id,
    type: 'content_grid',
    used_in: 'page',
    entity,
    content: matches.slice(offset, offset + limit).map((document) => ({
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
    total_item: matches.length,
    limit,
    offset,
  };
};

type SourceDocument = FoundDocument & { readonly source: string };

const idOf = ({ source, id }: SourceDocument): string => `${source} ${id}`;

/** Every document of these sources: personalisation may name one that the search does not find. */
const allOf = async (sources: ReadonlySet<string>, language: string, findIn: FindIn) => {
  const all: SourceDocument[] = [];
  for (const source of sources)
    for (const document of await findIn(source, language, '')) all.push({ ...document, source });
  return all;
};

/** Sorts by relevance, or by the requested order; ties keep the order of relevance. */
const inOrder = <T extends FoundDocument>(
  documents: readonly T[],
  orders: readonly { readonly name: string; readonly order: 'asc' | 'desc' }[],
): readonly T[] =>
  documents.toSorted((one, other) => {
    for (const { name, order } of orders) {
      const [mine = '', theirs = ''] = [propertyOf(one, name)[0], propertyOf(other, name)[0]];
      if (mine !== theirs) return mine < theirs === (order === 'asc') ? -1 : 1;
    }
    return 0;
  });
