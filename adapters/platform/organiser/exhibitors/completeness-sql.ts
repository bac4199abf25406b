import {
  FILL_WEIGHTS,
  hiddenParts,
  PROFILE_TABS,
  type ProfilePart,
  visibleTabs,
} from '@fairdesk/core/profile';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { readProfileSettings } from '../../../shared/resources/read-profile-settings.ts';
import type { Query } from '../../database/open-database.ts';

/** How complete the profile of `participations as p` is, 0 to 100; the same rule as `completenessOf`. */
export type Completeness = RawBuilder<number>;

/** The completeness of the profiles of an event, with what its settings hide. */
export const completenessOfEvent = async (query: Query, event: string): Promise<Completeness> => {
  const { hiddenTabs } = await settingsOf(query, event);
  const hiddenFor = await hiddenPartsOf(query, event);
  // Only these types can see something else than the others.
  const types = [...new Set(Object.values(hiddenTabs).flatMap((list) => list.split('|')))]
    .map((type) => type.trim())
    .filter(Boolean);
  const others = percentOf(hiddenFor(''));
  const cases = types.map((type) => sql`when ${type} then ${percentOf(hiddenFor(type))}`);
  return cases.length === 0
    ? others
    : sql`(case coalesce(p."participationType", '') ${sql.join(cases, sql` `)} else ${others} end)`;
};

/** The parts of a profile that the event hides, by participation type. */
export const hiddenPartsOf = async (
  query: Query,
  event: string,
): Promise<(type: string) => ReadonlySet<ProfilePart>> => {
  const { hiddenTabs, hideCategories } = await settingsOf(query, event);
  return (type) => {
    const offered = visibleTabs(hiddenTabs, type);
    return hiddenParts({ hideCategories, hiddenTabs: PROFILE_TABS.filter((tab) => !offered.includes(tab)) });
  };
};

const settingsOf = async (query: Query, event: string) => {
  const { profileSettings } = await query
    .selectFrom('events')
    .select('profileSettings')
    .where('id', '=', event)
    .executeTakeFirstOrThrow();
  return readProfileSettings({
    profileSettings: profileSettings === null ? {} : JSON.parse(profileSettings),
  });
};

const percentOf = (hidden: ReadonlySet<ProfilePart>): Completeness => {
  const parts = (Object.keys(FILL_WEIGHTS) as ProfilePart[]).filter((part) => !hidden.has(part));
  const total = parts.reduce((sum, part) => sum + FILL_WEIGHTS[part], 0);
  if (total === 0) return sql`100`;
  const points = parts.map(
    (part) => sql`(case when ${FILLED[part]} then ${sql.lit(FILL_WEIGHTS[part])} else 0 end)`,
  );
  // Whole numbers: both engines round down.
  return sql`((100 * (${sql.join(points, sql` + `)})) / ${sql.lit(total)})`;
};

type Truth = RawBuilder<SqlBool>;

const hasText = (column: string): Truth => sql`trim(coalesce(${sql.ref(column)}, '')) <> ''`;

/** Whether the JSON of the texts in other languages than the main one has a field in so many of them. */
const hasTexts = (field: string, languages: 1 | 2): Truth => {
  const [empty, written] = [`"${field}":""`, `%"${field}":"`];
  return sql`replace(coalesce(p."texts", ''), ${sql.lit(empty)}, '') like ${sql.lit(`${written.repeat(languages)}%`)}`;
};

const hasRow = (table: string, more: Truth = sql`1 = 1`): Truth =>
  sql`exists (select 1 from ${sql.table(table)} r where r."participationId" = p."id" and ${more})`;

/** Whether each part of the profile of `participations as p` is filled. */
export const FILLED: Readonly<Record<ProfilePart, Truth>> = {
  name: sql`(${hasText('p.name')} or ${hasText('p.organizationName')})`,
  shortDescription: sql`(${hasText('p.shortDescription')} or ${hasTexts('shortDescription', 1)})`,
  longDescription: sql`(${hasText('p.longDescription')} or ${hasTexts('longDescription', 1)})`,
  logo: sql`(p."logoId" is not null and coalesce(p."logoUrl", '') <> '')`,
  categories: hasRow('participationCategories'),
  email: hasText('p.email'),
  address: hasRow('addresses', sql`r."addressType" = 'DEFAULT' and ${hasText('r.city')}`),
  links: hasRow('uris'),
  productWithImage: hasRow('products', sql`exists (select 1 from "images" i where i."productId" = r."id")`),
  documentOrVideo: sql`(${hasRow('documents')} or ${hasRow('videos')})`,
  secondLanguage: sql`(${hasTexts('shortDescription', 2)}
    or (${hasText('p.shortDescription')} and ${hasTexts('shortDescription', 1)}))`,
};
