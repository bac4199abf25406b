import {
  type CompanyLogo,
  type CompanyProfile,
  categoryLimit,
  completenessOf,
  IN_REVIEW,
  isRestorable,
  PROFILE_TABS,
  visibleTabs,
} from '@fairdesk/core/profile';
import { type Language, listed, type ParticipationId } from '@fairdesk/core/shared';
import type * as z from 'zod/mini';
import { CATEGORY_FIELDS, toCategoryTree } from '../shared/resources/category-tree.ts';
import {
  isDefaultAddress,
  type StoredUri,
  toAddress,
  toBrands,
  toCompany,
  toOtherTexts,
  toStoredUris,
  toUris,
} from '../shared/resources/company-resources.ts';
import { readStanding, STANDING_FIELDS } from '../shared/resources/company-standing.ts';
import { includedIn, type OneDocument, type Resource, related } from '../shared/resources/json-api.ts';
import {
  changedLogo,
  type ProfileChanges,
  type ProfileContent,
  readProfileChanges,
  withChanges,
} from '../shared/resources/profile-changes.ts';
import { cardVersions } from './card-version.ts';

/** A profile as the service stores it, with the state required to change it. */
export interface StoredProfile {
  readonly profile: CompanyProfile;
  readonly participationVersion: number;
  readonly event: string;
  readonly formerSlugs: string;
  /** The id of a deleted logo that is still stored. */
  readonly formerLogoId: string | undefined;
  /** The texts in languages that the form does not edit. */
  readonly otherTexts: Readonly<Record<string, unknown>>;
  readonly addressId: string | undefined;
  /** The links of a known type, as approved. */
  readonly storedUris: readonly StoredUri[];
  /** Whether changes wait for the organiser's approval. */
  readonly asksProfileApproval: boolean;
  /** What visitors see. */
  readonly approved: ProfileContent;
  readonly approvedLogo: CompanyLogo | undefined;
  /** What the company changed since. */
  readonly changes: ProfileChanges;
  readonly pendingLogoId: string | undefined;
}

/** The query of a profile: a participation with the contents of all its cards, in one request. */
export const PROFILE_QUERY = {
  include: 'event.categories,categories,addresses,uris,logo,former-logo,pending-logo,brands,documents,videos',
  fields: {
    ...STANDING_FIELDS,
    participations: `${STANDING_FIELDS.participations},name,organizationName,shortDescription,longDescription,companyType,email,emailIsPublic,slug,formerSlugs,logoUrl,logoDeleted,texts,event,categories,addresses,uris,logo,former-logo,pending-logo,profileChanges,profileReview,profileReason,brands,documents,videos`,
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
  const standing = readStanding(data, event, now);
  const { settings, participationType, participationVersion } = standing;
  const {
    name,
    email,
    emailIsPublic,
    formerSlugs,
    logoUrl,
    logoDeleted,
    organizationName: _full,
    profileReview,
    profileReason,
    slug,
    ...texts
  } = toCompany(data);
  const logo = related(data, 'logo')[0];
  const [former] = all(data, 'former-logo').map(toLogo);
  const offered = visibleTabs(settings.hiddenTabs, participationType);
  const [address] = all(data, 'addresses').filter(isDefaultAddress);
  const approved: ProfileContent = {
    ...texts,
    companyname: name,
    email: { address: email, isPublic: emailIsPublic },
    brands: toBrands(all(data, 'brands')),
    address: toAddress(address),
    uris: toUris(all(data, 'uris')),
    categories: related(data, 'categories')
      .map(({ id }) => id)
      .toSorted(),
  };
  const { asksProfileApproval } = settings;
  const changes = asksProfileApproval ? readProfileChanges(data.attributes.profileChanges) : {};
  const [pending] = all(data, 'pending-logo').map(toLogo);
  const approvedLogo = logo && logoUrl !== '' ? { id: logo.id, url: logoUrl } : undefined;
  const logos = ownLogos(changes, { approved: approvedLogo, pending, former, logoDeleted }, now);
  const { categories, ...content } = withChanges(approved, changes);
  const cards = {
    ...content,
    slug,
    categories: toCategoryTree(all(event, 'categories'), new Set(categories), language),
    ...(logos.logo && { logo: logos.logo }),
  };
  const most = categoryLimit(settings, participationType);
  const rated = {
    ...cards,
    ...logos,
    ...(asksProfileApproval && reviewOf(profileReview, profileReason)),
    ...(most !== undefined && { categoryLimit: most }),
    id: data.id as ParticipationId,
    versions: cardVersions(cards),
    companyTypes: listed(settings.companyTypes),
    participationType,
    canEdit,
    canPublish,
    hiddenTabs: PROFILE_TABS.filter((tab) => !offered.includes(tab)),
    hideCategories: settings.hideCategories,
    hideCompanyTypes: settings.hideCompanyTypes,
    hideInnovativeProducts: settings.hideInnovativeProducts,
    asksApproval: settings.asksApproval,
    listAddress: standing.profileIsPublic ? settings.listAddress : '',
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
    otherTexts: toOtherTexts(data),
    addressId: address?.id,
    storedUris: toStoredUris(all(data, 'uris')),
    ...{ asksProfileApproval, approved, approvedLogo, changes },
    pendingLogoId: pending?.id,
  };
};

/** The review of a profile, as the company sees it. */
const reviewOf = (review: string, reason: string): Pick<CompanyProfile, 'review'> => {
  if (review === '') return {};
  return { review: review === IN_REVIEW ? {} : { reason } };
};

interface StoredLogos {
  readonly approved: CompanyLogo | undefined;
  readonly pending: CompanyLogo | undefined;
  readonly former: CompanyLogo | undefined;
  readonly logoDeleted: string;
}

/** The logo that the company sees, and the one that it can restore. */
const ownLogos = (
  changes: ProfileChanges,
  { approved, pending, former, logoDeleted }: StoredLogos,
  now: Date,
): Pick<CompanyProfile, 'logo' | 'formerLogo'> => {
  const logo = changedLogo(changes, approved, pending);
  if (logo) return { logo };
  const isRemoved = changes.logo === 'removed';
  const deleted = isRemoved ? (changes.logoDeleted ?? '') : logoDeleted;
  const removed = isRemoved ? (pending ?? approved) : former;
  return removed && isRestorable(deleted, now) ? { formerLogo: { ...removed, deleted } } : {};
};

const toLogo = ({ id, attributes: { mediaUrl } }: Resource): CompanyLogo => ({
  id,
  url: typeof mediaUrl === 'string' ? mediaUrl : '',
});
