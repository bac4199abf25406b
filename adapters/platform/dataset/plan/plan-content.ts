import { isEmptyMark } from '@fairdesk/core/organiser';
import { LANGUAGES, utcDay } from '@fairdesk/core/shared';
import { err, ok } from 'neverthrow';
import type { Query } from '../../database/open-database.ts';
import { keyOf } from '../read/cells.ts';
import { type Dataset, type DatasetLayout, type DatasetPage, partOf } from '../read/dataset.ts';
import type { SiteItem } from '../read/fair-schema.ts';
import { layoutOf } from '../read/layout-of.ts';
import type { AuthoredPlaceholders } from '../read/page-schema.ts';
import { withAddresses } from '../read/read-layouts.ts';
import type { Entry } from '../read/read-table.ts';
import { type FairDirectory, type Found, partition } from './fair-directory.ts';
import { type PlannedRow, planRows, type RowPlan } from './plan-rows.ts';
import { PAGES, PHRASES, SITES } from './row-kinds.ts';
import { allRows, storedRows } from './stored-rows.ts';

export interface ContentPlan {
  readonly sites: RowPlan;
  readonly pages: RowPlan;
  readonly phrases: RowPlan;
}

/** Plans sites, their pages in each language, and the phrases that override the built-in ones. */
export const planContent = async (
  query: Query,
  dataset: Dataset,
  directory: FairDirectory,
  addressOf: (picture: string) => string,
  now: Date,
): Promise<ContentPlan> => {
  const siteRows = partition(dataset.sites.map((entry) => siteRow(entry, directory, addressOf)));
  const sites = await planRows(SITES, await allRows(query, 'sites'), siteRows.values, now);
  const hasSite = (name: string) => sites.rows.has(keyOf({ name }, ['name']));
  const names = [...sites.rows.values()].map(({ name }) => String(name));

  const authored = dataset.pages.map(({ value }) => value);
  const source = { parts: dataset.parts, pages: authored, today: utcDay(now), addressOf };
  const pages = partition(
    dataset.pages.map((entry): Found<readonly PlannedRow[]> => {
      const faults = pageFaults(entry, dataset, hasSite);
      if (faults.length > 0) return err(faults);
      if (!hasSite(entry.value.site)) return err([]);
      return ok(
        LANGUAGES.flatMap((language) => {
          if (entry.value.page.title[language] === undefined) return [];
          const key = { site: entry.value.site, path: entry.value.path, language };
          return [{ key, values: { layout: layoutOf(entry.value, language, source) }, fault: entry.fault }];
        }),
      );
    }),
  );
  const phrases = dataset.phrases.flatMap(({ value: { site, language, key, phrase }, fault }) =>
    (site === undefined ? names : [site]).map(
      (name): PlannedRow => ({
        key: { site: name, language, key },
        values: { phrase },
        // Without a phrase of its own, a site has the built-in one.
        isRemoved: isEmptyMark(phrase),
        fault,
      }),
    ),
  );
  const layouts = partition(dataset.layouts.map((entry) => layoutRow(entry, dataset, hasSite, addressOf)));
  const pagePlan = await planRows(
    PAGES,
    await storedRows(query, 'pages', 'site', names),
    [...pages.values.flat(), ...layouts.values],
    now,
  );
  return {
    sites: {
      ...sites,
      faults: [...siteRows.faults, ...sites.faults, ...folderFaults(dataset, sites.rows)],
    },
    pages: { ...pagePlan, faults: [...pages.faults, ...layouts.faults, ...pagePlan.faults] },
    phrases: await planRows(
      PHRASES,
      await storedRows(query, 'dictionary', 'site', names),
      ownLast(phrases),
      now,
    ),
  };
};

const layoutRow = (
  { value: { site, path, language, layout }, fault }: Entry<DatasetLayout>,
  { broken }: Dataset,
  hasSite: (name: string) => boolean,
  addressOf: (picture: string) => string,
): Found<PlannedRow> => {
  if (!hasSite(site)) return err(broken.site(site) ? [] : [fault('', `There is no site "${site}".`)]);
  const values = { layout: withAddresses(layout, addressOf) };
  return ok({ key: { site, path, language }, values, fault });
};

/** A site's own phrase overrides the shared phrase. */
const ownLast = (phrases: readonly PlannedRow[]): readonly PlannedRow[] => [
  ...new Map(phrases.map((row) => [keyOf(row.key, PHRASES.key), row])).values(),
];

const siteRow = (
  entry: Entry<SiteItem>,
  directory: FairDirectory,
  addressOf: (picture: string) => string,
): Found<PlannedRow> => {
  const {
    name,
    event: slug,
    virtualFolder,
    brandColour,
    languages,
    logo,
    favicon,
    socialImage,
    settings,
  } = entry.value;
  const pictures = {
    ...(favicon && { favicon: addressOf(favicon.file) }),
    ...(socialImage && { socialImage: addressOf(socialImage.file) }),
  };
  const event: Found<string | undefined> =
    slug === undefined ? ok(undefined) : directory.event(slug, entry).map(({ id }) => id);
  return event.map((eventId) => ({
    key: { name },
    values: {
      eventId,
      virtualFolder,
      brandColour,
      languages: languages && JSON.stringify(languages),
      logo: logo && JSON.stringify({ src: addressOf(logo.file), alt: logo.alt }),
      settings: settings && JSON.stringify({ ...settings, ...pictures }),
    },
    initial: { virtualFolder: slug ?? null, languages: JSON.stringify(LANGUAGES), settings: '{}' },
    fault: entry.fault,
  }));
};

/** Reports two sites under the same virtual folder. */
const folderFaults = ({ sites }: Dataset, rows: RowPlan['rows']) =>
  sites.flatMap(({ value: { name }, fault }) => {
    const folder = rows.get(keyOf({ name }, ['name']))?.virtualFolder ?? null;
    const other = [...rows.values()].find((row) => row.virtualFolder === folder && row.name !== name);
    if (folder === null || other === undefined) return [];
    return [fault('virtualFolder', `The site "${other.name}" is shown under "${folder}" already.`)];
  });

const pageFaults = (
  { value: { site, page }, fault }: Entry<DatasetPage>,
  { broken, parts }: Dataset,
  hasSite: (name: string) => boolean,
) => [
  ...(hasSite(site) || broken.site(site) ? [] : [fault('', `There is no site "${site}".`)]),
  ...partsIn(page.placeholders)
    .filter((part) => partOf(parts, site, part) === undefined)
    .map((part) => fault('placeholders', `There is no part "${part}".`)),
];

const partsIn = (placeholders: AuthoredPlaceholders): readonly string[] =>
  Object.values(placeholders)
    .flat()
    .flatMap((entry) => ('part' in entry ? [entry.part] : partsIn(entry.placeholders ?? {})));
