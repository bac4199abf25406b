import type { ComparedItem, ItemVersion } from '@fairdesk/core/organiser';
import type { Address, ProfileTexts } from '@fairdesk/core/profile';
import { oneTextPerLanguage } from '@fairdesk/core/profile';
import { LANGUAGES } from '@fairdesk/core/shared';
import { toAddress, toBrands, toCompany, toUris } from '../../../shared/resources/company-resources.ts';
import {
  changedLogo,
  type ProfileContent,
  readProfileChanges,
  withChanges,
} from '../../../shared/resources/profile-changes.ts';
import type { Query } from '../../database/open-database.ts';
import { categoryNames } from '../categories/category-names.ts';

/** The public profile of a company as it was approved, and with the changes that wait. */
export const profileVersions = async (query: Query, id: string): Promise<Omit<ComparedItem, 'item'>> => {
  const { approved, approvedLogo, pendingLogo, changes } = await storedProfile(query, id);
  const content = withChanges(approved, changes);
  const nameOf = await categoryNames(query, [...approved.categories, ...content.categories]);
  const version = (profile: ProfileContent, logo: string | undefined): ItemVersion => ({
    fields: fieldsOf(profile, nameOf),
    media: logo === undefined ? [] : [{ kind: 'picture', title: '', url: logo }],
  });
  return {
    submitted: version(content, changedLogo(changes, approvedLogo, pendingLogo)?.url),
    // A company that has never shown itself has shown visitors nothing.
    ...(approved.isPublic && { approved: version(approved, approvedLogo?.url) }),
  };
};

const storedProfile = async (query: Query, id: string) => {
  const row = await query
    .selectFrom('participations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const addresses = await query
    .selectFrom('addresses')
    .selectAll()
    .where('participationId', '=', id)
    .orderBy('id')
    .execute();
  const uris = await query
    .selectFrom('uris')
    .selectAll()
    .where('participationId', '=', id)
    .orderBy('id')
    .execute();
  const brands = await query
    .selectFrom('brands')
    .selectAll()
    .where('participationId', '=', id)
    .orderBy('id')
    .execute();
  const categories = await query
    .selectFrom('participationCategories')
    .select('categoryId')
    .where('participationId', '=', id)
    .execute();
  const pending = await query
    .selectFrom('images')
    .select(['id', 'mediaUrl'])
    .where('id', '=', row.pendingLogoId ?? '')
    .executeTakeFirst();
  const company = toCompany(
    resourceOf({
      ...row,
      isPublic: row.isPublic === 1,
      emailIsPublic: row.emailIsPublic === 1,
      texts: JSON.parse(row.texts ?? '{}'),
    }),
  );
  const { name, email, emailIsPublic, shortDescription, longDescription, companyType, isPublic, texts } =
    company;
  const approved: ProfileContent = {
    ...{ companyname: name, shortDescription, longDescription, companyType, isPublic, texts },
    email: { address: email, isPublic: emailIsPublic },
    address: toAddress(addresses.filter(({ addressType }) => addressType === 'DEFAULT').map(resourceOf)[0]),
    uris: toUris(uris.map(resourceOf)),
    brands: toBrands(brands.map((brand) => resourceOf({ ...brand, deleted: brand.deleted === 1 }))),
    categories: categories.map(({ categoryId }) => categoryId),
  };
  return {
    approved: oneTextPerLanguage(approved),
    approvedLogo: row.logoId && row.logoUrl ? { id: row.logoId, url: row.logoUrl } : undefined,
    pendingLogo: pending?.mediaUrl ? { id: pending.id, url: pending.mediaUrl } : undefined,
    changes: readProfileChanges(JSON.parse(row.profileChanges ?? 'null')),
  };
};

const resourceOf = ({ id, ...attributes }: { readonly id: string; readonly [name: string]: unknown }) => ({
  ...{ type: '', id, attributes },
});

/** The texts of the fields, without the empty ones. */
const fieldsOf = (content: ProfileContent, nameOf: (id: string) => string): ItemVersion['fields'] => {
  const { companyname, shortDescription, longDescription, companyType, email, isPublic } = content;
  const fields = {
    name: companyname,
    ...{ shortDescription, longDescription, companyType },
    texts: textsOf(content.texts),
    categories: content.categories.map(nameOf).toSorted().join(', '),
    brands: content.brands.flatMap(({ name, deleted }) => (deleted ? [] : name)).join(', '),
    address: addressOf(content.address),
    links: content.uris.map(({ url }) => url).join('\n'),
    contactEmail: email.address,
    isEmailPublic: email.address !== '' && email.isPublic ? 'yes' : '',
    isPublic: isPublic ? 'yes' : '',
  };
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''));
};

const textsOf = (texts: ProfileTexts): string =>
  LANGUAGES.flatMap((language) => {
    const { shortDescription = '', longDescription = '' } = texts[language] ?? {};
    const lines = [shortDescription, longDescription].filter((text) => text !== '');
    return lines.length === 0 ? [] : [`${language.toUpperCase()}: ${lines.join('\n')}`];
  }).join('\n');

const addressOf = ({ streets, houseNumber, addition, postalCode, city, state, country }: Address): string =>
  [...streets, [houseNumber, addition], [postalCode, city], state, country]
    .map((line) => (typeof line === 'string' ? line : line.filter((part) => part !== '').join(' ')))
    .filter((line) => line !== '')
    .join('\n');
