import type { ServiceKeyArea } from '@fairdesk/core/organiser';

/** What a program may do with a resource, besides reading it. */
export type KeyVerb = 'add' | 'update' | 'remove';

/** What programs with a key can reach of a resource type. */
export interface KeyType {
  /** The area of the type: reading it needs `read`, any verb needs `write`. */
  readonly area?: ServiceKeyArea;
  readonly verbs: readonly KeyVerb[];
  /**
   * The relations that say to which event a row belongs. Each must lead to the program's event or be empty, and one of
   * them must not be empty. A relation with an area of its own must be empty without that area.
   */
  readonly owners: Readonly<Record<string, ServiceKeyArea | undefined>>;
  /** The attributes and relations that no program sees. */
  readonly hidden?: readonly string[];
  /** The only attributes of the type that a program without its area sees; without it, the type is hidden then. */
  readonly outline?: readonly string[];
  readonly readOnly?: readonly string[];
  /** Cannot change after creation. */
  readonly fixed?: readonly string[];
  /** A table and the column in which rows out of reach need one of this type, which then cannot be removed. */
  readonly neededBy?: { readonly table: string; readonly column: string };
}

const ALL: readonly KeyVerb[] = ['add', 'update', 'remove'];
const ofEvent = { event: undefined };
const ofCompany = { participation: undefined };
const company: KeyType = { area: 'companies', verbs: ALL, owners: ofCompany };

/** The files of companies; uploads are checked and scaled by the product alone. */
const media: KeyType = {
  verbs: [],
  owners: { participation: 'companies', product: 'products' },
  hidden: ['questionnaire', 'questionId', 'isWithdrawn'],
};

/**
 * The types that programs can reach. Every other type is hidden: accounts, roles, read receipts, award entries,
 * organisers and whatever is added later.
 */
export const KEY_TYPES: Readonly<Record<string, KeyType>> = {
  events: { verbs: [], owners: {}, hidden: ['testUsers', 'profileSettings'] },
  participations: {
    area: 'companies',
    // A company is deleted at the desk, with its people, mails and history.
    verbs: ['add', 'update'],
    owners: ofEvent,
    hidden: [
      ...['formerSlugs', 'former-logo', 'pending-logo', 'logoDeleted'],
      ...['profileChanges', 'profileReview', 'profileReason', 'profileSubmitted'],
    ],
    outline: [
      ...['organizationName', 'name', 'brandName', 'slug', 'participationType'],
      ...['status', 'publicationStatus', 'isPublic'],
    ],
    readOnly: ['logoUrl', 'fillFactor'],
  },
  brands: company,
  addresses: company,
  uris: company,
  'web-accounts': company,
  'add-ons': company,
  registrations: { ...company, owners: { ...ofCompany, ...ofEvent } },
  // The pairs belong to the companies and products, not to the list.
  segments: { ...company, owners: ofEvent, readOnly: ['participations'] },
  stands: { area: 'stands', verbs: ALL, owners: { ...ofEvent, ...ofCompany } },
  categories: {
    ...{ area: 'categories', verbs: ALL, owners: ofEvent },
    ...{ readOnly: ['participations', 'products'], fixed: ['parent'] },
  },
  'task-definitions': { area: 'tasks', verbs: ALL, owners: ofEvent },
  tasks: { area: 'tasks', verbs: ALL, owners: ofCompany, hidden: ['completedBy'] },
  'task-deadlines': { area: 'tasks', verbs: ALL, owners: ofCompany },
  products: {
    ...{ area: 'products', verbs: ALL, owners: { ...ofCompany, ...ofEvent } },
    hidden: ['approvedVersion', 'visibleName', 'visibleFrom', 'visibleUntil', 'visibleNovelty'],
    neededBy: { table: 'questionnaires', column: 'productId' },
  },
  'news-items': {
    ...{ area: 'news', verbs: ALL, owners: { ...ofCompany, ...ofEvent } },
    hidden: ['approvedVersion'],
  },
  images: { ...media, owners: { ...media.owners, 'news-item': 'news' } },
  documents: media,
  videos: media,
};
