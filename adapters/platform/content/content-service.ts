import { DEFAULT_LANGUAGE, decodeAddress, isLanguage } from '@fairdesk/core/shared';
import type { Database, Query } from '../database/open-database.ts';
import { json, type Service, type ServiceRequest, type ServiceResponse } from '../service.ts';
import { isSameSecret } from '../tokens/secret.ts';
import { findPage } from './find-page.ts';
import { componentAnswer, type LayoutMode, layoutAnswer, noLayout, placeholderIn } from './layout-answer.ts';
import { listSites } from './list-sites.ts';
import { movedFolder } from './moved-folder.ts';
import { allPhrases } from './site-phrases.ts';

export interface ContentSettings {
  /** The required `sc_apikey` or context id; requests without it are rejected. */
  readonly layoutKey: string;
  /** Where visitors reach the product: `https://fair.example`. */
  readonly publicUrl: string;
}

const LAYOUT = /^\/sitecore\/api\/layout\/(render|placeholder)\/[^/]+$/;
const DICTIONARY = /^\/sitecore\/api\/jss\/dictionary\/([^/]+)\/([^/]+)$/;
const SITES = '/content/sites';
const MOVED = '/content/moved-folder';
const COMPONENT = '/layout/component';
/** The path on a local host, and the path on the platform's edge. */
const GRAPHQL = ['/sitecore/api/graph/edge', '/v1/content/api/graphql/v1'];

/** Serves pages, phrases and sites from the database, using the layout service's protocol. */
export const createContentService =
  ({ query }: Database, settings: ContentSettings): Service =>
  async (request) => {
    const { pathname, searchParams } = request.url;
    if (!request.isTrusted && !isSameSecret(keyOf(request, searchParams), settings.layoutKey))
      return json(401, { message: 'The sc_apikey is missing or wrong.' });
    if (GRAPHQL.includes(pathname)) return graphql(request, query, settings);
    if (request.method !== 'GET')
      return json(405, { message: 'Only GET is answered here.' }, { allow: 'GET' });
    const answer = routeTo(pathname);
    return (
      answer?.(query, searchParams, request.headers) ??
      json(404, { message: 'There is nothing at this address.' })
    );
  };

/** Different versions of the clients send the key in different places. */
const keyOf = ({ headers }: ServiceRequest, search: URLSearchParams): string =>
  search.get('sc_apikey') ??
  headers.get('sc_apikey') ??
  search.get('sitecoreContextId') ??
  headers.get('x-sitecore-contextid') ??
  '';

const graphql = async (
  request: ServiceRequest,
  query: Query,
  { publicUrl }: ContentSettings,
): Promise<ServiceResponse> => {
  if (request.method !== 'POST')
    return json(405, { errors: [{ message: 'Only POST is answered here.' }] }, { allow: 'POST' });
  // GraphQL is loaded on first use: most installations never need it.
  const { answerQuery } = await import('./graphql/answer-query.ts');
  const { rootOf } = await import('./graphql/root.ts');
  const site = request.headers.get('sc_site') || undefined;
  const mode = modeOf(request.headers);
  return answerQuery(request, rootOf({ query, publicUrl: publicUrl.replace(/\/+$/, ''), site, mode }));
};

/** The mode that the editor requests in its headers: edit or preview. Visitors' clients send none. */
const modeOf = (headers: Pick<Headers, 'get'>): LayoutMode => {
  const editing = headers.get('sc_editmode');
  if (editing === null) return 'normal';
  return editing === 'true' ? 'edit' : 'preview';
};

type Answer = (
  query: Query,
  search: URLSearchParams,
  headers: Pick<Headers, 'get'>,
) => Promise<ServiceResponse>;

const routeTo = (pathname: string): Answer | undefined => {
  if (pathname === SITES) return async (query) => json(200, await listSites(query));
  if (pathname === MOVED) return moved;
  if (pathname === COMPONENT) return component;
  const [, layout] = LAYOUT.exec(pathname) ?? [];
  if (layout !== undefined) return layout === 'render' ? render : placeholder;
  const [, site, language] = DICTIONARY.exec(pathname) ?? [];
  if (site === undefined || language === undefined) return undefined;
  return (query) => dictionary(query, decodeAddress(site), decodeAddress(language));
};

/** `?area=desk&folder=aqua&below=mail`; `null` when the address has not moved. */
const moved: Answer = async (query, search) => {
  const [area, folder = '', below = ''] = ['area', 'folder', 'below'].map((name) => search.get(name) ?? '');
  return json(200, { moved: (await movedFolder(query, { isDesk: area === 'desk', folder, below })) ?? null });
};

const render: Answer = async (query, search) => {
  const layoutQuery = parseLayoutQuery(search);
  const mode = search.get('sc_mode') === 'edit' ? 'edit' : 'normal';
  const page = await findPage(query, { ...layoutQuery, as: mode === 'edit' ? 'stored' : 'page' });
  return page === undefined
    ? json(404, noLayout(layoutQuery.language))
    : json(200, layoutAnswer(layoutQuery.language, page, mode));
};

const placeholder: Answer = async (query, search) => {
  const name = search.get('placeholderName') ?? '';
  const page = await findPage(query, parseLayoutQuery(search));
  const elements = page && placeholderIn(page.layout.placeholders, name);
  return elements === undefined
    ? json(404, { message: 'This page has no such placeholder.' })
    : json(200, { name, path: name, elements });
};

const component: Answer = async (query, search, headers) => {
  const layoutQuery = parseLayoutQuery(search);
  const page = await findPage(query, { ...layoutQuery, as: 'stored' });
  const found = page && componentAnswer(layoutQuery.language, page, search.get('uid') ?? '', modeOf(headers));
  return found === undefined ? json(404, noLayout(layoutQuery.language)) : json(200, found);
};

const dictionary = async (query: Query, site: string, language: string): Promise<ServiceResponse> =>
  json(200, { lang: language, app: site, phrases: await allPhrases(query, site, language) });

/** Defaults to English for an empty or unknown language, and to the portal when no site is given. */
const parseLayoutQuery = (search: URLSearchParams) => {
  const language = search.get('sc_lang') ?? '';
  return {
    site: search.get('sc_site') || PORTAL,
    item: search.get('item') ?? '/',
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
  };
};

const PORTAL = 'portal';
