import { CANCELLED_PARTICIPATION, type EditionPart } from '@fairdesk/core/organiser';
import { type RawBuilder, sql } from 'kysely';
import type { Query } from '../../database/open-database.ts';
import { addresses, brands, uris, webAccounts } from '../../resources/company.ts';
import { eventPermissions } from '../../resources/event-permissions.ts';
import { documents, images, videos } from '../../resources/media.ts';
import { participations } from '../../resources/participations.ts';
import { products } from '../../resources/products.ts';
import { segments, stands } from '../../resources/stands.ts';
import { type Copy, copiedIdSql, copyRows } from './copy-rows.ts';

/** The companies of an event that take part in it. @param event its id */
export const activeCompanies = (event: string): RawBuilder<unknown> =>
  sql`(select "id" from "participations" where "eventId" = ${event} and coalesce("status", '') <> ${CANCELLED_PARTICIPATION})`;

const NULL = sql.lit(null);
const OFF = sql.lit(0);

/** What a company shows of itself; a copy without the profile leaves it empty. */
const WITHOUT_PROFILE = {
  ...{ shortDescription: NULL, longDescription: NULL, texts: NULL, logoUrl: NULL },
  ...{ fillFactor: NULL, brandName: NULL, emailIsPublic: OFF, companyType: NULL },
};

/**
 * Copies the companies with their people, and with their profiles and stands where selected.
 *
 * A company starts hidden and unconfirmed; its tasks, news, messages, awards and invitations are not copied.
 */
export const copyExhibitors = async (
  query: Query,
  copy: Copy,
  parts: readonly EditionPart[],
): Promise<void> => {
  const companies = activeCompanies(copy.from);
  const ofCompanies = sql`"participationId" in ${companies}`;
  const withProfiles = parts.includes('profiles');
  await copyRows(query, participations, copy, sql`"id" in ${companies}`, {
    ...(withProfiles ? {} : WITHOUT_PROFILE),
    ...{ logoId: NULL, formerLogoId: NULL, logoDeleted: NULL, formerSlugs: NULL, brandId: NULL },
    ...{ confirmed: NULL, isPublic: OFF },
    // What waits for approval at the old fair stays there.
    ...{ profileChanges: NULL, profileReview: NULL, profileReason: NULL, profileSubmitted: NULL },
    pendingLogoId: NULL,
  });
  await copyRows(query, eventPermissions, copy, ofCompanies);
  await copyRows(query, segments, copy, sql`"eventId" = ${copy.from}`);
  await copyPairs(query, copy, { table: 'participationSegments', owner: 'participationId' }, 'segments');
  if (parts.includes('stands')) await copyRows(query, stands, copy, ofCompanies);
  if (withProfiles) await copyProfiles(query, copy, parts);
  else await copyCountries(query, copy);
};

/** The country of a company, as far as it says one. */
const copyCountries = (query: Query, copy: Copy): Promise<void> => {
  const others = Object.keys(addresses.attributes).filter(
    (name) => name !== 'addressType' && name !== 'country',
  );
  return copyRows(
    query,
    addresses,
    copy,
    sql`"participationId" in ${activeCompanies(copy.from)} and coalesce("country", '') <> ''`,
    Object.fromEntries(others.map((name) => [name, NULL])),
  );
};

const copyProfiles = async (query: Query, copy: Copy, parts: readonly EditionPart[]): Promise<void> => {
  const companies = activeCompanies(copy.from);
  const ofCompanies = sql`"participationId" in ${companies}`;
  for (const resource of [addresses, uris, webAccounts, brands])
    await copyRows(query, resource, copy, ofCompanies);
  await copyRows(query, products, copy, ofCompanies, {
    registrationStatus: sql.lit('new'),
    // The approved version of an item under review refers to pictures of the old fair.
    approvedVersion: NULL,
    ...(parts.includes('settings') ? {} : { publicationStatus: NULL, reviewReason: NULL, submittedAt: NULL }),
  });
  await copyMedia(query, copy);
  await copyPairs(query, copy, { table: 'participationCategories', owner: 'participationId' }, 'categories');
  await copyPairs(query, copy, { table: 'productCategories', owner: 'productId' }, 'categories');
  await linkLogosAndBrands(query, copy);
};

/** Pictures, videos and documents; they share their files with the old fair. */
const copyMedia = async (query: Query, copy: Copy): Promise<void> => {
  const companies = activeCompanies(copy.from);
  const otherLogos = sql`(select "formerLogoId" from "participations" where "eventId" = ${copy.from} and "formerLogoId" is not null
    union all select "pendingLogoId" from "participations" where "eventId" = ${copy.from} and "pendingLogoId" is not null)`;
  const owners = [
    sql`"participationId" in ${companies}`,
    sql`"participationId" is null and "productId" in (select "id" from "products" where "participationId" in ${companies})`,
  ];
  const notAnAnswer = { newsItemId: NULL, questionnaireId: NULL, questionId: NULL };
  const { newsItemId: _, ...notAnAnswerFile } = notAnAnswer;
  for (const owner of owners) {
    await copyRows(
      query,
      images,
      copy,
      sql`${owner} and "newsItemId" is null and "questionnaireId" is null and "id" not in ${otherLogos}`,
      notAnAnswer,
    );
    await copyRows(query, documents, copy, sql`${owner} and "questionnaireId" is null`, notAnAnswerFile);
    await copyRows(query, videos, copy, owner);
  }
};

/**
 * Copies the pairs of a company or product with categories or segments, as far as both have a copy; what belongs
 * to no event is shared.
 */
export const copyPairs = async (
  query: Query,
  copy: Copy,
  { table, owner }: { readonly table: string; readonly owner: string },
  target: 'categories' | 'segments',
): Promise<void> => {
  const column = target === 'categories' ? 'categoryId' : 'segmentId';
  const owners = { participationId: 'participations', productId: 'products', awardId: 'awards' }[owner] ?? '';
  const copied = copiedIdSql(`pair.${owner}`, copy);
  const id = sql`case when t."eventId" is null then t."id" else ${copiedIdSql('t.id', copy)} end`;
  await sql`insert into ${sql.table(table)} (${sql.ref(owner)}, ${sql.ref(column)})
    select ${copied}, ${id} from ${sql.table(table)} as pair
    join ${sql.table(target)} as t on t."id" = ${sql.ref(`pair.${column}`)}
    join ${sql.table(owners)} as o on o."id" = ${sql.ref(`pair.${owner}`)}
    where ${ownerIn(owner, copy)}
    and exists (select 1 from ${sql.table(target)} as there where there."id" = ${id})
    and exists (select 1 from ${sql.table(owners)} as mine where mine."id" = ${copied})`.execute(query);
};

const ownerIn = (owner: string, { from }: Copy): RawBuilder<unknown> =>
  owner === 'productId' ? sql`o."participationId" in ${activeCompanies(from)}` : sql`o."eventId" = ${from}`;

/** Companies, logos and brands reference each other: the references follow once all of them are copied. */
const linkLogosAndBrands = async (query: Query, copy: Copy): Promise<void> => {
  const logo = copiedIdSql('o.logoId', copy);
  const brand = copiedIdSql('o.brandId', copy);
  await sql`update "participations" as p set
      "logoId" = (select i."id" from "images" as i where i."id" = ${logo}),
      "brandId" = coalesce((select b."id" from "brands" as b where b."id" = ${brand}), o."brandId")
    from "participations" as o
    where o."eventId" = ${copy.from} and (o."logoId" is not null or o."brandId" is not null)
    and p."id" = ${copiedIdSql('o.id', copy)}`.execute(query);
};
