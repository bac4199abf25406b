import { safeHref } from '@fairdesk/core/navigation';
import {
  SEARCH_FAULTS,
  type SearchMatchesPage,
  type SearchQuery,
  type SearchService,
} from '@fairdesk/core/search';
import { type Failure, LANGUAGES, plainText } from '@fairdesk/core/shared';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import type { Http } from '../shared/http/http.ts';
import { validItems } from '../shared/valid-items.ts';
import { widgetRequest } from './widget-request.ts';

/** How to access the vendor's search. */
export type SearchAccess =
  /** The search API itself: a domain, and the key of the site. */
  | { readonly api: 'discover'; readonly domain: string; readonly apiKey: string }
  /** Through the platform's edge. */
  | { readonly api: 'edge'; readonly contextId: string };

export interface SearchServiceSettings {
  readonly access: SearchAccess;
  /** The id of the search widget: `rfkid_7`. */
  readonly widgetId: string;
}

const text = z.catch(z.string(), '');
const amount = z.catch(z.number(), 0);

const ownLanguage = z.catch(z.optional(z.enum(LANGUAGES)), undefined);

const Widget = z.object({
  content: validItems(
    z.object({
      id: text,
      name: text,
      title: text,
      description: text,
      description_language: ownLanguage,
      url: z.pipe(text, z.transform(safeHref)),
    }),
  ),
  facet: validItems(
    z.object({
      name: z.string(),
      label: text,
      value: validItems(z.object({ id: z.string(), text, text_language: ownLanguage, count: amount })),
    }),
  ),
  total_item: amount,
  limit: amount,
  offset: amount,
  is_complete: z.catch(z.boolean(), true),
});
/** A widget without results may have no list of them. Errors are reported with status 200, in its place. */
const SomeWidget = z.union([
  z.object({ content: z.array(z.unknown()) }),
  z.object({ total_item: z.literal(0) }),
]);
const Answer = z.object({ widgets: z.catch(z.array(z.unknown()), []) });

/** The vendor's search, on the server. Source: portal spec §7 "Search proxy". */
export const createSearchService = (http: Http, settings: SearchServiceSettings): SearchService => {
  const { path, options } = waysIn(settings.access);
  const request = `POST ${path}`;
  return {
    search: (query) =>
      http('post', path, z.unknown(), { ...options, json: widgetRequest(query, settings.widgetId) })
        .mapErr(asOutage(request))
        .andThen(readWidget(request, query)),
  };
};

const waysIn = (access: SearchAccess) =>
  access.api === 'edge'
    ? { path: 'v1/search', options: { searchParams: { sitecoreContextId: access.contextId } } }
    : {
        path: `discover/v2/${encodeURIComponent(access.domain)}`,
        options: { headers: { authorization: access.apiKey } },
      };

/** Any error status means that there are no results. Source: portal spec §8. */
const asOutage =
  (request: string) =>
  (failure: Failure): Failure => {
    const { response } = failure;
    if (response === undefined) return failure;
    return { kind: 'unavailable', request, answer: SEARCH_FAULTS.status, response };
  };

const readWidget =
  (source: string, { offset, limit }: SearchQuery) =>
  (answer: unknown): Result<SearchMatchesPage, Failure> => {
    const malformed = (detail: string) => err<never, Failure>({ kind: 'malformed', source, detail });
    const body = Answer.safeParse(answer);
    if (!body.success) return malformed(SEARCH_FAULTS.noAnswer);
    const [widget] = body.data.widgets;
    if (!SomeWidget.safeParse(widget).success) return malformed(SEARCH_FAULTS.noWidget);
    const { content, facet, total_item, is_complete, ...page } = Widget.parse(widget);
    return ok({
      results: content.map(({ id, name, title, description, description_language: own, url }) => ({
        id,
        title: withoutMarkup(name) || withoutMarkup(title),
        description: withoutMarkup(description),
        url,
        ...(own && { languages: { description: own } }),
      })),
      facets: facet.map(({ name, label, value }) => ({
        ...{ name, label },
        values: value.map(({ text_language: language, ...each }) => ({
          ...each,
          ...(language && { language }),
        })),
      })),
      total: total_item,
      offset: page.offset || offset,
      limit: page.limit || limit,
      ...(!is_complete && { isPartial: true as const }),
    });
  };

/** The plain text of a text that a page may have written in markup; `<5 bar>` alone is no markup. */
const withoutMarkup = (text: string): string => (MARKUP.test(text) ? plainText(text) : text);

/** An end tag, a line break or an entity. */
const MARKUP = /<\/[a-z][a-z\d]*\s*>|<[bh]r\s*\/?>|&(?:amp|lt|gt|quot|#39|nbsp);/i;
