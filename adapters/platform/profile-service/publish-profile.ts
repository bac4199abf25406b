import { v7 as uuid } from 'uuid';
import { addressAttributes, toOtherTexts } from '../../shared/resources/company-resources.ts';
import { withFormerSlug } from '../../shared/resources/former-slugs.ts';
import { type ProfileChanges, readProfileChanges } from '../../shared/resources/profile-changes.ts';
import { namesBesideExhibitors } from '../content/names-beside-exhibitors.ts';
import type { Query } from '../database/open-database.ts';
import { addresses, brands, uris } from '../resources/company.ts';
import { participations } from '../resources/participations.ts';
import type { Resource } from '../resources/resource.ts';
import { readDraft } from './read-draft.ts';
import { anyTable, type Cell } from './rows.ts';
import { freeSlug } from './slug-of.ts';

/** The columns of a profile without changes under review. */
const NO_CHANGES = {
  profileChanges: null,
  profileReview: null,
  profileReason: null,
  profileSubmitted: null,
  pendingLogoId: null,
} as const;

/** Makes the changes of a company to its profile public, in the transaction of the caller. */
export const publishProfile = async (query: Query, id: string, now: Date): Promise<void> => {
  const company = await query
    .selectFrom('participations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const changes = readProfileChanges(JSON.parse(company.profileChanges ?? 'null'));
  const logo = await logoOf(query, company, changes, now);
  await query
    .updateTable('participations')
    .set({
      ...attributesOf(participations, ownAttributes(changes, company)),
      ...(await slugOf(query, company, changes)),
      ...logo.values,
      ...NO_CHANGES,
      modified: now.toISOString(),
    })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  if (logo.removed.length > 0) await query.deleteFrom('images').where('id', 'in', logo.removed).execute();
  await publishRows(query, id, changes, now);
};

/** The changed attributes of the participation itself. Texts in languages that a company cannot edit stay. */
const ownAttributes = ({ companyname, email, ...changes }: ProfileChanges, stored: Company): object => {
  const { shortDescription, longDescription, companyType, isPublic } = changes;
  const attributes = { texts: JSON.parse(stored.texts ?? '{}') };
  const others = toOtherTexts({ type: participations.type, id: stored.id, attributes });
  const texts = changes.texts && { ...others, ...changes.texts };
  return {
    ...{ name: companyname, shortDescription, longDescription, companyType, isPublic, texts },
    ...{ email: email?.address, emailIsPublic: email?.isPublic },
  };
};

/** The columns of these attributes, as the profile service would store them. */
const attributesOf = (resource: Resource, attributes: object): Record<string, Cell> => ({
  ...readDraft(resource, { data: { type: resource.type, attributes } }, false).cells,
});

interface Company {
  readonly id: string;
  readonly eventId: string;
  readonly slug: string | null;
  readonly formerSlugs: string | null;
  readonly logoId: string | null;
  readonly formerLogoId: string | null;
  readonly pendingLogoId: string | null;
  /** JSON by language. */
  readonly texts: string | null;
}

/** Another name gets another address; the former one stays valid. */
const slugOf = async (
  query: Query,
  { id, eventId, slug, formerSlugs }: Company,
  { companyname }: ProfileChanges,
): Promise<{ slug?: string; formerSlugs?: string }> => {
  if (companyname === undefined) return {};
  const others = await query
    .selectFrom('participations')
    .select('slug')
    .where('eventId', '=', eventId)
    .where('id', '<>', id)
    .execute();
  const ofPages = await namesBesideExhibitors(query, eventId);
  const free = freeSlug(companyname, new Set([...ofPages, ...others.map((other) => other.slug ?? '')]));
  if (free === slug) return {};
  return { slug: free, formerSlugs: withFormerSlug(formerSlugs ?? '', slug ?? '', free) };
};

/** The columns of the logo, and the pictures that no one can restore any more. */
const logoOf = async (
  query: Query,
  { logoId, formerLogoId, pendingLogoId }: Company,
  { logo, logoDeleted = '' }: ProfileChanges,
  now: Date,
): Promise<{ readonly values: Readonly<Record<string, string | null>>; readonly removed: string[] }> => {
  const others = (...ids: readonly (string | null)[]) => ids.flatMap((id) => id ?? []);
  if (logo === 'removed')
    return {
      values: {
        ...{ logoId: null, logoUrl: null, formerLogoId: pendingLogoId ?? logoId },
        logoDeleted: logoDeleted || now.toISOString(),
      },
      removed: others(formerLogoId, pendingLogoId && logoId),
    };
  if (logo === undefined || pendingLogoId === null) return { values: {}, removed: others(pendingLogoId) };
  const { mediaUrl } = await query
    .selectFrom('images')
    .select('mediaUrl')
    .where('id', '=', pendingLogoId)
    .executeTakeFirstOrThrow();
  return {
    values: { logoId: pendingLogoId, logoUrl: mediaUrl, formerLogoId: null, logoDeleted: null },
    removed: others(logoId, formerLogoId).filter((id) => id !== pendingLogoId),
  };
};

const publishRows = async (query: Query, id: string, changes: ProfileChanges, now: Date): Promise<void> => {
  const add = (resource: Resource, attributes: object, key: string = uuid()) => {
    const moment = { created: now.toISOString(), modified: now.toISOString() };
    const { cells } = readDraft(
      resource,
      {
        data: {
          type: resource.type,
          attributes,
          relationships: { participation: { data: { type: 'participations', id } } },
        },
      },
      true,
    );
    return anyTable(query)
      .insertInto(resource.table)
      .values({ ...cells, ...moment, id: key, version: 1 })
      .execute();
  };
  const change = async (resource: Resource, key: string | undefined, attributes: object) => {
    const { numUpdatedRows } = await anyTable(query)
      .updateTable(resource.table)
      .set({ ...attributesOf(resource, attributes), modified: now.toISOString() })
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('participationId', '=', id)
      .where(key === undefined ? 'addressType' : 'id', '=', key ?? 'DEFAULT')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) await add(resource, attributes, key);
  };
  if (changes.address) await change(addresses, undefined, addressAttributes(changes.address));
  for (const { id: key, name, deleted } of changes.brands ?? []) await change(brands, key, { name, deleted });
  if (changes.uris) {
    await query.deleteFrom('uris').where('participationId', '=', id).execute();
    for (const { type, url } of changes.uris) await add(uris, { uriType: type, url });
  }
  if (changes.categories) await publishCategories(query, id, changes.categories);
};

/** A category that was deleted meanwhile is left out. */
const publishCategories = async (query: Query, id: string, ids: readonly string[]): Promise<void> => {
  await query.deleteFrom('participationCategories').where('participationId', '=', id).execute();
  if (ids.length === 0) return;
  const rows = await query.selectFrom('categories').select('id').where('id', 'in', ids).execute();
  if (rows.length === 0) return;
  await query
    .insertInto('participationCategories')
    .values(rows.map((category) => ({ participationId: id, categoryId: category.id })))
    .execute();
};
