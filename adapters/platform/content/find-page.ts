import { DEFAULT_LANGUAGE, LANGUAGES } from '@fairdesk/core/shared';
import { z } from 'zod';
import type { Query } from '../database/open-database.ts';
import type { PageRow } from '../database/tables.ts';
import { type Layout, LayoutJson } from './layout-schema.ts';
import { normalPath, pageFor, WILDCARD } from './page-path.ts';

export interface PageRequest {
  /** Left out where the item is an id: ids are of one site. */
  readonly site?: string | undefined;
  /** A path, or the id of a page. */
  readonly item: string;
  readonly language: string;
}

/** A page of the store, in the language asked for or else in English. */
export interface FoundPage {
  readonly site: string;
  readonly path: string;
  readonly language: string;
  /** Every language it is written in. */
  readonly languages: readonly string[];
  readonly layout: Layout;
  /** When it last changed in this language. */
  readonly updated: string;
  /** The same page in each of its languages. */
  readonly versions: () => readonly FoundPage[];
}

const ID = /^\{?([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})\}?$/i;

/** An id as it is stored, however it is written: with braces, without dashes, in capitals. */
const idIn = (item: string): string | undefined => ID.exec(item)?.slice(1).join('-').toLowerCase();

/** The page asked for; `undefined` when there is none in this site, or none in either language. */
export const findPage = async (
  query: Query,
  { site, item, language }: PageRequest,
): Promise<FoundPage | undefined> => {
  const id = idIn(item);
  const place =
    id === undefined ? await placeOfPath(query, site, normalPath(item)) : await placeOfId(query, site, id);
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
  const inLanguage = (wanted: string) => rows.find((found) => found.language === wanted);
  const row = inLanguage(language) ?? inLanguage(DEFAULT_LANGUAGE);
  return row && toPage(row, rows);
};

const toPage = ({ site, path, language, layout, updated }: PageRow, all: readonly PageRow[]): FoundPage => ({
  site,
  path,
  language,
  languages: LANGUAGES.filter((each) => all.some((row) => row.language === each)),
  layout: LayoutJson.parse(layout),
  updated,
  versions: () => all.map((row) => toPage(row, all)),
});

/** The languages a site is offered in; its pages in others wait for it to be. */
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

/** Only wildcard pages have to be looked at one by one, and a site has few. */
const placeOfPath = async (
  query: Query,
  site: string | undefined,
  path: string,
): Promise<Place | undefined> => {
  // PostgreSQL takes no NUL, and no page is named with one.
  if (site === undefined || `${site}${path}`.includes('\0')) return undefined;
  const rows = await query
    .selectFrom('pages')
    .select('path')
    .distinct()
    .where('site', '=', site)
    .where((where) => where.or([where('path', '=', path), where('path', 'like', `%${WILDCARD}%`)]))
    .execute();
  const found = pageFor(
    path,
    rows.map((row) => row.path),
  );
  return found === undefined ? undefined : { site, path: found };
};

const placeOfId = (query: Query, site: string | undefined, id: string): Promise<Place | undefined> => {
  const all = query
    .selectFrom('pages')
    .select(['site', 'path'])
    .where('layout', 'like', `%"itemId":"${id}"%`);
  return (site === undefined ? all : all.where('site', '=', site)).executeTakeFirst();
};
