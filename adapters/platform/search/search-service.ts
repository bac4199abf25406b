import type { Database } from '../database/open-database.ts';
import { type RequestBody, readJsonBody } from '../request-body.ts';
import { json, type Service } from '../service.ts';
import { isSameSecret } from '../tokens/secret.ts';
import { findResults } from './find-results.ts';
import { createScratch, type Scratch } from './scratch.ts';
import { type Item, SearchBody } from './search-body.ts';
import type { FoundDocument, SearchIndex } from './search-index.ts';
import type { Fresh } from './site-index.ts';
import { createSiteIndexes, type SiteIndexes } from './site-indexes.ts';

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
  const scratch = createScratch();
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
    for (const item of widget.items)
      widgets.push(await widgetOf(item, context.locale.language, indexes, scratch));
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
  scratch: Scratch,
) => {
  const { personalization, offset, limit } = search;
  const parts: Fresh[] = [];
  const models: FoundDocument[] = [];
  for (const source of new Set(sources)) {
    const part = await indexes.open(source, language);
    if (part === undefined) continue;
    if (entity === ENTITY) parts.push(part);
    models.push(...namedDocuments(part.index, source, personalization?.ids ?? []));
  }
  // From here on nothing is awaited: the indexes change between two turns of the event loop.
  const results = findResults(
    parts.map(({ index }) => index),
    search,
    models,
    scratch,
  );
  return {
    rfk_id,
    type: 'content_grid',
    used_in: 'page',
    entity,
    content: results.documents.map((document) => ({
      id: idOf(document),
      name: document.title,
      description: document.description,
      // Ours: the vendor's service has one language per search.
      description_language: document.descriptionLanguage,
      url: document.url,
      type: document.type,
      source_id: document.source,
    })),
    facet: results.facets,
    sort: { choices: [{ name: 'name', label: 'Name' }] },
    suggestion: {},
    total_item: results.total,
    // Ours: the vendor's service has no such state.
    is_complete: parts.every(({ isComplete }) => isComplete),
    limit,
    offset,
  };
};

const idOf = ({ source, id }: FoundDocument): string => `${source} ${id}`;

/** The documents of a source that personalisation names, whether or not the search finds them. */
const namedDocuments = (
  index: SearchIndex,
  source: string,
  ids: readonly string[],
): readonly FoundDocument[] =>
  ids.flatMap((id) => (id.startsWith(`${source} `) ? (index.get(id.slice(source.length + 1)) ?? []) : []));
