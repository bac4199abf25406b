import { sql } from 'kysely';
import { z } from 'zod';
import { readFair, readStanding } from '../../shared/company-standing.ts';
import type { Resource } from '../../shared/json-api.ts';
import type { Query } from '../database/open-database.ts';
import { companyPlaces } from './company-places.ts';
import type { PageWords } from './page-words.ts';
import { visibleProducts } from './visible-products.ts';

/** An exhibitor as visitors can search it. */
export interface Company extends Pick<PageWords, 'title' | 'description' | 'text'> {
  readonly slug: string;
  /** Names of its categories, in the language; empty where the event hides them. */
  readonly categories: readonly string[];
  /** The halls of its stands: `['8']`. */
  readonly halls: readonly string[];
}

/**
 * A stamp that changes with the event, its companies, their products, stands and categories, and each day in the event's time
 * zone.
 */
export const companyStamp = async (query: Query, eventId: string, now: Date): Promise<string> => {
  const event = await eventOf(query, eventId);
  const ofEvent = query.selectFrom('participations').where('participations.eventId', '=', eventId);
  const [companies, products, stands, categories] = await Promise.all([
    ofEvent.select([changes('participations')]).executeTakeFirst(),
    ofEvent
      .innerJoin('products', 'products.participationId', 'participations.id')
      .leftJoin('images', 'images.productId', 'products.id')
      .select([changes('products'), sql<string>`count(images.id)`.as('pictures')])
      .executeTakeFirst(),
    query
      .selectFrom('stands')
      .where('eventId', '=', eventId)
      .select([changes('stands')])
      .executeTakeFirst(),
    ofEvent
      .innerJoin('participationCategories', 'participationCategories.participationId', 'participations.id')
      .innerJoin('categories', 'categories.id', 'participationCategories.categoryId')
      .select([changes('categories')])
      .executeTakeFirst(),
  ]);
  const { today } = readFair(event, now);
  const rows = [
    companies?.changes,
    products?.changes,
    products?.pictures,
    stands?.changes,
    categories?.changes,
  ];
  return [today, event?.attributes.version, ...rows].join();
};

const changes = (table: 'participations' | 'products' | 'stands' | 'categories') =>
  sql<string>`count(*) || ' ' || coalesce(sum(${sql.ref(`${table}.version`)}), 0) || ' ' || coalesce(max(${sql.ref(`${table}.modified`)}), '')`.as(
    'changes',
  );

/** The companies that both the organiser and their owners made public, in one language. */
export const publicCompanies = async (
  query: Query,
  eventId: string,
  language: string,
  now: Date,
): Promise<readonly Company[]> => {
  const event = await eventOf(query, eventId);
  const products = await visibleProducts(query, eventId);
  const places = await companyPlaces(query, eventId, language);
  const rows = await query
    .selectFrom('participations')
    .select(['id', 'name', 'organizationName', 'shortDescription', 'longDescription', 'texts', 'slug'])
    .select(['status', 'publicationStatus', 'isPublic', 'participationType'])
    .where('eventId', '=', eventId)
    .execute();
  return rows.flatMap((row) => {
    const attributes = { ...row, isPublic: row.isPublic === 1 };
    const standing = readStanding({ type: 'participations', id: row.id, attributes }, event, now);
    if (!row.slug || !standing.profileIsPublic) return [];
    const texts = Texts.parse(row.texts);
    const localised = (text: 'shortDescription' | 'longDescription') =>
      texts[language]?.[text] || row[text] || texts.en?.[text] || '';
    return [
      {
        slug: row.slug,
        title: row.name || row.organizationName,
        description: localised('shortDescription'),
        halls: places.halls(row.id),
        categories: standing.settings.hideCategories ? [] : places.categories(row.id),
        text: `${localised('longDescription').replaceAll(/<[^>]*>/g, ' ')} ${products(row.id, standing)}`,
      },
    ];
  });
};

/** Whether visitors may read the pages of this event's site. */
export const isSitePublic = async (query: Query, eventId: string, now: Date): Promise<boolean> =>
  readFair(await eventOf(query, eventId), now).visibility !== 'nothing';

const eventOf = async (query: Query, id: string): Promise<Resource | undefined> => {
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
