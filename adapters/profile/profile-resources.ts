import {
  type CompanyProfile,
  categoryLimit,
  companyTypesFor,
  completenessOf,
  isRestorable,
  PROFILE_TABS,
  visibleTabs,
} from '@fairdesk/core/profile';
import type { Language, ParticipationId } from '@fairdesk/core/shared';
import type * as z from 'zod/mini';
import { CATEGORY_FIELDS, toCategoryTree } from '../shared/category-tree.ts';
import { readStanding, STANDING_FIELDS } from '../shared/company-standing.ts';
import { includedIn, type OneDocument, type Resource, related } from '../shared/json-api.ts';
import { cardVersions } from './card-version.ts';
import { toAddress, toBrands, toCompany, toUris } from './company-resources.ts';

/** A profile as the service stores it, with the state required to change it. */
export interface StoredProfile {
  readonly profile: CompanyProfile;
  readonly participationVersion: number;
  readonly event: string;
  readonly formerSlugs: string;
  /** The id of a deleted logo that is still stored. */
  readonly formerLogoId: string | undefined;
  readonly addressId: string | undefined;
  readonly uriIds: readonly string[];
}

/** The query of a profile: a participation with the contents of all its cards, in one request. */
export const PROFILE_QUERY = {
  include: 'event.categories,categories,addresses,uris,logo,former-logo,brands,documents,videos',
  fields: {
    ...STANDING_FIELDS,
    participations: `${STANDING_FIELDS.participations},name,organizationName,shortDescription,longDescription,companyType,email,emailIsPublic,slug,formerSlugs,logoUrl,logoDeleted,texts,event,categories,addresses,uris,logo,former-logo,brands,documents,videos`,
    events: `${STANDING_FIELDS.events},categories`,
    categories: CATEGORY_FIELDS,
    images: 'mediaUrl',
    documents: 'sortIndex',
    videos: 'sortIndex',
  },
};

/** The viewer's permissions, and facts from other sources. */
export interface ProfileContext {
  readonly language: Language;
  readonly canEdit: boolean;
  readonly canPublish: boolean;
  readonly hasProductWithImage: boolean;
  readonly now: Date;
}

export const toStoredProfile = (
  document: z.infer<typeof OneDocument>,
  { language, canEdit, canPublish, hasProductWithImage, now }: ProfileContext,
): StoredProfile => {
  const { data } = document;
  const lookup = includedIn(document);
  const all = (resource: Resource | undefined, relation: string): readonly Resource[] =>
    resource ? related(resource, relation).flatMap((identifier) => lookup(identifier) ?? []) : [];
  const [event] = all(data, 'event');
  const { settings, participationType, participationVersion } = readStanding(data, event, now);
  const {
    name,
    email,
    emailIsPublic,
    formerSlugs,
    logoUrl,
    logoDeleted,
    organizationName: _full,
    ...content
  } = toCompany(data);
  const chosen = new Set(related(data, 'categories').map(({ id }) => id));
  const logo = related(data, 'logo')[0];
  const [former] = all(data, 'former-logo');
  const offered = visibleTabs(settings.hiddenTabs, participationType);
  const [address] = all(data, 'addresses').filter(isDefault);
  const cards = {
    ...content,
    companyname: name,
    email: { address: email, isPublic: emailIsPublic },
    brands: toBrands(all(data, 'brands')),
    address: toAddress(address),
    uris: toUris(all(data, 'uris')),
    categories: toCategoryTree(all(event, 'categories'), chosen, language),
    ...(logo && logoUrl !== '' && { logo: { id: logo.id, url: logoUrl } }),
  };
  const formerLogo =
    !logo && former && isRestorable(logoDeleted, now)
      ? { id: former.id, url: String(former.attributes.mediaUrl), deleted: logoDeleted }
      : undefined;
  const most = categoryLimit(settings, participationType);
  const rated = {
    ...cards,
    ...(formerLogo && { formerLogo }),
    ...(most !== undefined && { categoryLimit: most }),
    id: data.id as ParticipationId,
    versions: cardVersions(cards),
    companyTypes: companyTypesFor(settings.companyTypes, ''),
    participationType,
    canEdit,
    canPublish,
    hiddenTabs: PROFILE_TABS.filter((tab) => !offered.includes(tab)),
    hideCategories: settings.hideCategories,
    hideCompanyTypes: settings.hideCompanyTypes,
    hideInnovativeProducts: settings.hideInnovativeProducts,
    asksApproval: settings.asksApproval,
    listAddress: settings.listAddress,
    excludedTypes: settings.excludedTypes,
  };
  const showcase = {
    hasProductWithImage,
    hasDocumentOrVideo: related(data, 'documents').length > 0 || related(data, 'videos').length > 0,
  };
  return {
    profile: { ...rated, ...completenessOf(rated, showcase) },
    participationVersion,
    event: event?.id ?? '',
    formerSlugs,
    formerLogoId: former?.id,
    addressId: address?.id,
    uriIds: related(data, 'uris').map(({ id }) => id),
  };
};

const isDefault = ({ attributes }: Resource): boolean => attributes.addressType === 'DEFAULT';
