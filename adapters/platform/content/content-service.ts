import { DEFAULT_LANGUAGE, isLanguage } from '@fairdesk/core/shared';
import type { Database, Query } from '../database/open-database.ts';
import { json, type Service } from '../service.ts';
import { isSameSecret } from '../tokens/secret.ts';
import { findPage } from './find-page.ts';
import { layoutAnswer, noLayout, placeholderIn } from './layout-answer.ts';
import { listSites } from './list-sites.ts';

export interface ContentSettings {
  /** The `sc_apikey` without which nothing is answered. */
  readonly layoutKey: string;
}

const LAYOUT = /^\/sitecore\/api\/layout\/(render|placeholder)\/[^/]+$/;
const DICTIONARY = /^\/sitecore\/api\/jss\/dictionary\/([^/]+)\/([^/]+)$/;
const SITES = '/content/sites';

/** Serves pages, words and sites from the database, in the words of the layout service. */
export const createContentService =
  ({ query }: Database, { layoutKey }: ContentSettings): Service =>
  async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const key = searchParams.get('sc_apikey') ?? request.headers.get('sc_apikey') ?? '';
    if (!isSameSecret(key, layoutKey)) return json(401, { message: 'The sc_apikey is missing or wrong.' });
    if (request.method !== 'GET')
      return json(405, { message: 'Only GET is answered here.' }, { allow: 'GET' });
    const answer = routeTo(pathname);
    return answer?.(query, searchParams) ?? json(404, { message: 'There is nothing at this address.' });
  };

type Answer = (query: Query, search: URLSearchParams) => Promise<Response>;

const routeTo = (pathname: string): Answer | undefined => {
  if (pathname === SITES) return async (query) => json(200, await listSites(query));
  const [, layout] = LAYOUT.exec(pathname) ?? [];
  if (layout !== undefined) return layout === 'render' ? render : placeholder;
  const [, site, language] = DICTIONARY.exec(pathname) ?? [];
  if (site === undefined || language === undefined) return undefined;
  return (query) => dictionary(query, decoded(site), decoded(language));
};

const render: Answer = async (query, search) => {
  const asked = askedFor(search);
  const page = await findPage(query, asked);
  return page === undefined
    ? json(404, noLayout(asked.language))
    : json(200, layoutAnswer(asked.site, asked.language, page));
};

const placeholder: Answer = async (query, search) => {
  const name = search.get('placeholderName') ?? '';
  const page = await findPage(query, askedFor(search));
  const elements = page && placeholderIn(page.layout.placeholders, name);
  return elements === undefined
    ? json(404, { message: 'This page has no such placeholder.' })
    : json(200, { name, path: name, elements });
};

const dictionary = async (query: Query, site: string, language: string): Promise<Response> => {
  const rows = await query
    .selectFrom('dictionary')
    .select(['key', 'phrase'])
    .where('site', '=', site)
    .where('language', '=', language)
    .orderBy('key')
    .execute();
  const phrases = Object.fromEntries(rows.map((row) => [row.key, row.phrase]));
  return json(200, { lang: language, app: site, phrases });
};

/** An empty or unknown language means English; a site left out means the portal. */
const askedFor = (search: URLSearchParams) => {
  const language = search.get('sc_lang') ?? '';
  return {
    site: search.get('sc_site') || PORTAL,
    item: search.get('item') ?? '/',
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
  };
};

const PORTAL = 'portal';

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};
