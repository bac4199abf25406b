import type { EditionPart } from '@fairdesk/core/organiser';
import { LANGUAGES } from '@fairdesk/core/shared';
import { type Selectable, sql } from 'kysely';
import { v5 as idFrom } from 'uuid';
import type { PageRow } from '../../database/content-tables.ts';
import type { Query } from '../../database/open-database.ts';
import type { Tables } from '../../database/tables.ts';
import { pageIdOf } from '../../dataset/read/layout-of.ts';
import { ensureSites, fairOf, siteSettingsFor } from '../../starter/ensure-sites.ts';
import { renewedStarter } from '../../starter/renewed-starter.ts';
import { starterLayouts } from '../../starter/starter-layouts.ts';
import type { Copy } from './copy-rows.ts';

type EventRow = Selectable<Tables['events']>;
type SiteRow = Selectable<Tables['sites']>;

interface SiteCopy extends Copy {
  readonly before: EventRow;
  readonly after: EventRow;
  readonly at: Date;
}

/** Gives the new fair a website like the old one: with its pages, words and look where selected. */
export const copySite = async (
  query: Query,
  copy: SiteCopy,
  parts: readonly EditionPart[],
): Promise<void> => {
  const { before, after, at } = copy;
  const sites = await query
    .selectFrom('sites')
    .selectAll()
    .where('eventId', '=', copy.from)
    .orderBy('name')
    .execute();
  const site = sites.find(({ virtualFolder }) => virtualFolder === before.slug) ?? sites[0];
  if (site !== undefined) {
    await query
      .insertInto('sites')
      .values(siteOf(site, copy, parts))
      .execute();
    if (parts.includes('words')) await copyWords(query, site.name, after.slug);
    if (parts.includes('pages')) {
      await copyPages(query, site, copy);
      await copyImages(query, site.name, after.slug);
    }
  }
  // The site of a fair is never without pages.
  await ensureSites(query, at);
};

const siteOf = (site: SiteRow, { before, after }: SiteCopy, parts: readonly EditionPart[]): SiteRow => {
  const { slug, name, id } = after;
  const usual = siteSettingsFor(slug, name);
  const own = parts.includes('settings');
  const settings = own ? movedSettings(JSON.parse(site.settings), site.name, before.name, usual) : usual;
  return {
    name: slug,
    eventId: id,
    virtualFolder: slug,
    logo: own ? site.logo : null,
    brandColour: own ? site.brandColour : null,
    languages: site.languages,
    settings: JSON.stringify(settings),
  };
};

/** The settings of a site for its copy: the host name stays with the old site, and searches stay in their own. */
const movedSettings = (
  { hostname: _, ...settings }: Readonly<Record<string, unknown>>,
  site: string,
  name: string,
  usual: ReturnType<typeof siteSettingsFor>,
): Readonly<Record<string, unknown>> => ({
  ...settings,
  ...(settings.titleSuffix === siteSettingsFor(site, name).titleSuffix && { titleSuffix: usual.titleSuffix }),
  ...(settings.globalSearchSourceId === site && { globalSearchSourceId: usual.globalSearchSourceId }),
  ...(Array.isArray(settings.searchScopes) && {
    searchScopes: settings.searchScopes.map((scope: Readonly<Record<string, unknown>>) => ({
      ...scope,
      ...(typeof scope.id === 'string' && {
        id: scope.id.replace(`${site}-`, `${usual.globalSearchSourceId}-`),
      }),
    })),
  }),
});

const copyWords = async (query: Query, site: string, slug: string): Promise<void> => {
  await sql`insert into "dictionary" ("site", "language", "key", "phrase")
    select ${sql.lit(slug)}, "language", "key", "phrase" from "dictionary" where "site" = ${site}`.execute(
    query,
  );
};

/** Copies the image library; both sites name the same files. */
const copyImages = async (query: Query, from: string, to: string): Promise<void> => {
  const images = await query.selectFrom('siteImages').selectAll().where('site', '=', from).execute();
  for (const image of images)
    await query
      .insertInto('siteImages')
      .values({ ...image, id: idFrom(`${to}/${image.id}`, IDS), site: to, version: 1 })
      .execute();
};

/** Copies the pages; those that still are as the product made them describe the new fair. */
const copyPages = async (query: Query, site: SiteRow, { before, after, now }: SiteCopy): Promise<void> => {
  const pages = await query.selectFrom('pages').selectAll().where('site', '=', site.name).execute();
  const [old, fresh] = await Promise.all([
    starterLayouts({ kind: 'fair', site: site.name, fair: fairOf(before) }),
    starterLayouts({ kind: 'fair', site: after.slug, fair: fairOf(after) }),
  ]);
  const starterOf = ({ path, language, layout }: PageRow) => {
    const place = old.findIndex((starter) => starter.path === path && starter.language === language);
    const [before, renewedPage] = [old[place]?.layout, fresh[place]?.layout];
    return before !== undefined && renewedPage !== undefined
      ? renewedStarter(layout, before, renewedPage)
      : undefined;
  };
  const renewed = renewedLayout(site, after.slug, pages);
  for (const page of pages)
    await query
      .insertInto('pages')
      .values({
        ...page,
        site: after.slug,
        layout: renewed(starterOf(page) ?? page.layout),
        updated: now,
      })
      .execute();
};

const OWN_ID = /"(?:itemId|uid)":"([0-9a-f-]{36})"/g;
const ANY_ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Gives the pages of a copied site ids of their own, and turns links to the old folder into links to the new. */
const renewedLayout = (
  { name, virtualFolder }: SiteRow,
  slug: string,
  pages: readonly PageRow[],
): ((layout: string) => string) => {
  const ids = new Map<string, string>();
  for (const { layout } of pages)
    for (const [, id = ''] of layout.matchAll(OWN_ID)) ids.set(id, idFrom(`${slug}/${id}`, IDS));
  for (const { path } of pages) ids.set(pageIdOf(name, path), pageIdOf(slug, path));
  const folder = (virtualFolder ?? name).replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const link = new RegExp(`("(?:/(?:${LANGUAGES.join('|')}))?/)${folder}(?=[/"?#\\\\])`, 'g');
  return (layout) => layout.replaceAll(ANY_ID, (id) => ids.get(id) ?? id).replaceAll(link, `$1${slug}`);
};

/** Namespace of the ids in copied pages. */
const IDS = '0d4d3a3e-6f0a-4b53-9a6f-5d1d8c1a7f42';
