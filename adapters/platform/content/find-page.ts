import { DEFAULT_LANGUAGE, LANGUAGES } from '@fairdesk/core/shared';
import { z } from 'zod';
import type { PageRow } from '../database/content-tables.ts';
import type { Query } from '../database/open-database.ts';
import { type Layout, LayoutJson, layoutIn } from './layout-schema.ts';
import { normalPath, pageFor, pagesMatching, WILDCARD } from './page-path.ts';
import { errorPathsIn, purposeIn } from './page-purposes.ts';
import { withDialogs } from './with-dialogs.ts';

export interface PageRequest {
  /** Optional when the item is an id, since ids are unique across sites. */
  readonly site?: string | undefined;
  /** A path, or the id of a page. */
  readonly item: string;
  readonly language: string;
  /**
   * What of it is found: pages that visitors open at their address, with the dialogs that they link to; an error page in
   * the same way; or any page as it is stored, for its editor. An id finds any page.
   */
  readonly as?: 'page' | 'error-page' | 'stored';
}

/** A stored page, in the requested language or else in English. */
export interface FoundPage {
  readonly site: string;
  readonly path: string;
  readonly language: string;
  /** All languages the page exists in. */
  readonly languages: readonly string[];
  readonly layout: Layout;
  /** When this language version last changed. */
  readonly updated: string;
  /** The same page in each of its languages. */
  readonly versions: () => readonly FoundPage[];
}

const ID = /^\{?([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})\}?$/i;

/** Normalises an id to its stored form: braces, missing dashes and capitals are accepted. */
const idIn = (item: string): string | undefined => ID.exec(item)?.slice(1).join('-').toLowerCase();

/** The requested page; `undefined` when the site has none, or has it in neither the language nor English. */
export const findPage = async (
  query: Query,
  { site, item, language, as = 'page' }: PageRequest,
): Promise<FoundPage | undefined> => {
  const id = idIn(item);
  const place =
    id === undefined
      ? await placeOfPath(query, site, normalPath(item), as === 'page')
      : await placeOfId(query, site, id);
  if (place === undefined) return undefined;
  const written = await query
    .selectFrom('pages')
    .leftJoin('sites', 'sites.name', 'pages.site')
    .selectAll('pages')
    .select('sites.languages as offered')
    .where('pages.site', '=', place.site)
    .where('pages.path', '=', place.path)
    .execute();
  const rows = written.filter((row) => languagesIn(row.offered).includes(row.language));
  const inLanguage = (target: string) => rows.find((found) => found.language === target);
  const row = inLanguage(language) ?? inLanguage(DEFAULT_LANGUAGE);
  if (row === undefined) return undefined;
  const page = toPage(row, rows);
  return as === 'stored' ? page : { ...page, layout: await withDialogs(query, row, page.layout, row.layout) };
};

const toPage = ({ site, path, language, layout, updated }: PageRow, all: readonly PageRow[]): FoundPage => ({
  site,
  path,
  language,
  languages: LANGUAGES.filter((each) => all.some((row) => row.language === each)),
  layout: LayoutJson.parse(layout),
  updated,
  // One that cannot be read does not spoil the others.
  versions: () => all.filter((row) => layoutIn(row.layout)).map((row) => toPage(row, all)),
});

/** The languages a site is offered in; pages in other languages are not served until the site adds them. */
export const languagesOf = async (query: Query, site: string): Promise<readonly string[]> => {
  const found = await query
    .selectFrom('sites')
    .select('languages')
    .where('name', '=', site.replaceAll('\0', ''))
    .executeTakeFirst();
  return languagesIn(found?.languages);
};

/** @param offered as the store has it: `["en","nl"]` */
const languagesIn = (offered: string | null | undefined): readonly string[] => {
  const languages = offered ? Languages.safeParse(JSON.parse(offered)).data : undefined;
  return languages?.length ? languages : LANGUAGES;
};

const Languages = z.array(z.string());

type Place = Pick<PageRow, 'site' | 'path'>;

/** The pages that could match are named by their keys: a site may have thousands of others. */
const placeOfPath = async (
  query: Query,
  site: string | undefined,
  path: string,
  isForVisitors: boolean,
): Promise<Place | undefined> => {
  // PostgreSQL rejects NUL, and no page name contains it.
  if (site === undefined || `${site}${path}`.includes('\0')) return undefined;
  const candidates = pagesMatching(path);
  const rows = await query
    .selectFrom('pages')
    .leftJoin('sites', 'sites.name', 'pages.site')
    .select(['path', 'settings'])
    .distinct()
    .where('site', '=', site)
    .where((where) =>
      candidates
        ? where('path', 'in', candidates)
        : where.or([where('path', '=', path), where('path', 'like', `%${WILDCARD}%`)]),
    )
    .execute();
  const purposeOf = purposeIn(errorPathsIn(rows[0]?.settings));
  const paths = rows.map((row) => row.path);
  const ownPath = pageFor(path, isForVisitors ? paths.filter((each) => !purposeOf(each)) : paths);
  return ownPath === undefined ? undefined : { site, path: ownPath };
};

const placeOfId = (query: Query, site: string | undefined, id: string): Promise<Place | undefined> => {
  const all = query
    .selectFrom('pages')
    .select(['site', 'path'])
    .where('layout', 'like', `%"itemId":"${id}"%`);
  return (site === undefined ? all : all.where('site', '=', site)).executeTakeFirst();
};
