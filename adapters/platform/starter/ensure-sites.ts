import { PORTAL_SITE } from '@fairdesk/core/events';
import { LANGUAGES } from '@fairdesk/core/shared';
import { stampContent } from '../content/content-stamp.ts';
import type { Query } from '../database/open-database.ts';
import { type StarterLayout, starterLayouts } from './starter-layouts.ts';
import { NO_FAIR, type StarterFair } from './starter-texts.ts';

/** What was added. */
export interface EnsuredSites {
  /** The names of the sites that got starter pages. */
  readonly sites: readonly string[];
}

/** The look of a new site. */
export interface SiteStart {
  readonly languages: readonly string[];
  /** `#0a5c4a`; empty for the default. */
  readonly brandColour: string;
}

/**
 * Gives every event a site, and every site without pages the starter pages, so that no link leads to a
 * missing page. Sites with pages are left alone.
 *
 * @param start the look of sites that have to be created
 */
export const ensureSites = async (query: Query, now: Date, start?: SiteStart): Promise<EnsuredSites> => {
  await createMissingSites(query, start ?? { languages: LANGUAGES, brandColour: '' });
  const empty = await query
    .selectFrom('sites')
    .leftJoin('events', 'events.id', 'sites.eventId')
    .select(['sites.name as site', 'sites.eventId', 'events.name'])
    .select(['city', 'venue', 'startDate', 'endDate', 'startTime', 'endTime', 'contactEmail'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('pages').select('pages.site').whereRef('pages.site', '=', 'sites.name'))),
    )
    .execute();
  const filled: string[] = [];
  for (const row of empty) {
    // A site that is neither the portal's nor an event's is not ours to fill.
    if (row.eventId === null && row.site !== PORTAL_SITE) continue;
    const kind = row.eventId === null ? 'portal' : 'fair';
    await insertPages(
      query,
      row.site,
      await starterLayouts({ kind, site: row.site, fair: fairOf(row) }),
      now,
    );
    filled.push(row.site);
  }
  if (filled.length > 0) await stampContent(query);
  return { sites: filled };
};

/** A fair as the starter pages describe it. */
export const fairOf = (row: { readonly [Name in keyof StarterFair]: string | null }): StarterFair => ({
  name: row.name ?? NO_FAIR.name,
  city: row.city ?? '',
  venue: row.venue ?? '',
  startDate: row.startDate ?? '',
  endDate: row.endDate ?? '',
  startTime: row.startTime ?? '',
  endTime: row.endTime ?? '',
  contactEmail: row.contactEmail ?? '',
});

const createMissingSites = async (query: Query, start: SiteStart): Promise<void> => {
  const sites = await query.selectFrom('sites').select(['name', 'eventId', 'virtualFolder']).execute();
  const usedNames = new Set(sites.flatMap(({ name, virtualFolder }) => [name, virtualFolder]));
  const events = await query.selectFrom('events').select(['id', 'slug', 'name']).execute();
  const newSites = events
    .filter(({ id }) => !sites.some(({ eventId }) => eventId === id))
    // The folder of another site cannot be used twice.
    .filter(({ slug }) => !usedNames.has(slug))
    .map(({ id, slug, name }) => ({
      name: slug,
      eventId: id,
      virtualFolder: slug,
      logo: null,
      brandColour: start.brandColour || null,
      languages: JSON.stringify(start.languages),
      settings: JSON.stringify(siteSettingsFor(slug, name)),
    }));
  const portal = {
    name: PORTAL_SITE,
    eventId: null,
    virtualFolder: null,
    logo: null,
    brandColour: null,
    languages: JSON.stringify(LANGUAGES),
    settings: '{}',
  };
  const all = usedNames.has(PORTAL_SITE) ? newSites : [...newSites, portal];
  if (all.length > 0) await query.insertInto('sites').values(all).execute();
};

/** The settings of the website of a new fair. */
export const siteSettingsFor = (slug: string, name: string) => ({
  titleSuffix: ` | ${name}`,
  globalSearchSourceId: slug,
  searchScopes: [
    {
      id: `${slug}-site`,
      tagBehaviour: 'match at least one tag',
      tags: [],
      facets: ['type', 'hall', 'category', 'tags'],
    },
  ],
});

const insertPages = async (
  query: Query,
  site: string,
  layouts: readonly StarterLayout[],
  now: Date,
): Promise<void> => {
  const updated = now.toISOString();
  for (const layout of layouts)
    await query
      .insertInto('pages')
      .values({ site, updated, ...layout })
      .execute();
};
