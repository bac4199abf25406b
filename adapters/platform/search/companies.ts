import { DEFAULT_LANGUAGE, type Language } from '@fairdesk/core/shared';
import { z } from 'zod';
import { type CompanyStanding, readFair, readStanding } from '../../shared/resources/company-standing.ts';
import type { Resource } from '../../shared/resources/json-api.ts';
import type { Query } from '../database/open-database.ts';
import { companyPlaces } from './company-places.ts';
import type { PageWords } from './page-words.ts';
import { visibleProducts } from './visible-products.ts';

/** An exhibitor as visitors can search it. */
export interface Company extends Pick<PageWords, 'title' | 'description' | 'text'> {
  readonly slug: string;
  readonly descriptionLanguage?: Language;
  /** Names of its categories, in the language; empty where the event hides them. */
  readonly categories: readonly string[];
  /** The languages of those names that are in another one. */
  readonly categoryLanguages: readonly (readonly [name: string, Language])[];
  /** The halls of its stands: `['8']`. */
  readonly halls: readonly string[];
}

/** The companies of an event after one id, up to another. */
export interface CompanyRange {
  readonly eventId: string;
  readonly after: string;
  readonly last: string;
}

/** Companies per read. */
const SLICE = 25;

/** The companies that both the organiser and their owners made public, in one language; reads a slice at a time. */
export const publicCompanies = async function* (
  query: Query,
  range: CompanyRange,
  language: string,
  now: Date,
): AsyncGenerator<Company> {
  const event = await eventOf(query, range.eventId);
  for await (const slice of publicRows(query, range, now)) {
    if (slice.length === 0) continue;
    const ids = slice.map(({ id }) => id);
    const rows = await query
      .selectFrom('participations')
      .select(['id', 'name', 'organizationName', 'shortDescription', 'longDescription', 'texts', 'slug'])
      .where('id', 'in', ids)
      .execute();
    const products = await visibleProducts(query, ids);
    const places = await companyPlaces(query, ids, language);
    const standings = new Map(slice.map((row) => [row.id, standingOf(row, event, now)]));
    yield* rows.flatMap((row) => {
      const standing = standings.get(row.id);
      if (!row.slug || standing === undefined) return [];
      const texts = Texts.parse(row.texts);
      const localised = (text: 'shortDescription' | 'longDescription') =>
        texts[language]?.[text] || row[text] || texts[DEFAULT_LANGUAGE]?.[text] || '';
      const description = localised('shortDescription');
      const categories = standing.settings.hideCategories ? [] : places.categories(row.id);
      const isForeign =
        language !== DEFAULT_LANGUAGE && description !== '' && !texts[language]?.shortDescription;
      return [
        {
          slug: row.slug,
          title: row.name || row.organizationName,
          description,
          ...(isForeign && { descriptionLanguage: DEFAULT_LANGUAGE }),
          halls: places.halls(row.id),
          categories: [...new Set(categories.map(({ name }) => name))],
          categoryLanguages: categories.flatMap(({ name, language: own }) =>
            own ? [[name, own] as const] : [],
          ),
          text: `${localised('longDescription').replaceAll(/<[^>]*>/g, ' ')} ${products(row.id, standing)}`,
        },
      ];
    });
  }
};

/** The slugs of the companies that visitors may see; reads a slice at a time: cheaper than their texts. */
export const publicSlugs = async function* (
  query: Query,
  range: CompanyRange,
  now: Date,
): AsyncGenerator<string> {
  for await (const slice of publicRows(query, range, now)) yield* slice.flatMap(({ slug }) => slug ?? []);
};

interface StandingRow {
  readonly id: string;
  readonly slug: string | null;
  readonly status: string | null;
  readonly publicationStatus: string | null;
  readonly isPublic: number | null;
  readonly participationType: string | null;
}

const publicRows = async function* (
  query: Query,
  { eventId, after: start, last }: CompanyRange,
  now: Date,
): AsyncGenerator<readonly StandingRow[]> {
  const event = await eventOf(query, eventId);
  for (let after = start; ; ) {
    const rows = await query
      .selectFrom('participations')
      .select(['id', 'slug', 'status', 'publicationStatus', 'isPublic', 'participationType'])
      .where('eventId', '=', eventId)
      .where('id', '>', after)
      .where('id', '<=', last)
      .orderBy('id')
      .limit(SLICE)
      .execute();
    yield rows.filter((row) => row.slug && standingOf(row, event, now).profileIsPublic);
    if (rows.length < SLICE) return;
    after = rows.at(-1)?.id ?? '';
  }
};

const standingOf = (row: StandingRow, event: Resource | undefined, now: Date): CompanyStanding => {
  const attributes = { ...row, isPublic: row.isPublic === 1 };
  return readStanding({ type: 'participations', id: row.id, attributes }, event, now);
};

/** Whether visitors may read the pages of this event's site. */
export const isSitePublic = async (query: Query, eventId: string, now: Date): Promise<boolean> =>
  readFair(await eventOf(query, eventId), now).visibility !== 'nothing';

export const eventOf = async (query: Query, id: string): Promise<Resource | undefined> => {
  const row = await query
    .selectFrom('events')
    .select(['timeZone', 'publicationStatus', 'publicEndDate', 'archiveAt', 'profileSettings', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
  const profileSettings = Json.parse(row?.profileSettings);
  return row && { type: 'events', id, attributes: { ...row, profileSettings } };
};

const Json = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .catch(undefined);

const Texts = Json.pipe(
  z.record(
    z.string(),
    z.object({ shortDescription: z.string().optional(), longDescription: z.string().optional() }),
  ),
).catch({});
