import { email, flag, instant, longText, many, slug, text, url } from './attributes.ts';
import { defineResource } from './resource.ts';

/** A company's participation in an event. */
export const participations = defineResource({
  type: 'participations',
  table: 'participations',
  attributes: {
    uid: slug,
    organizationName: { kind: 'text', required: true, max: 200, folded: true },
    participationType: slug,
    name: { kind: 'text', max: 200, folded: true },
    type: text,
    brandId: slug,
    brandName: text,
    status: slug,
    publicationStatus: text,
    shortDescription: longText,
    longDescription: longText,
    slug,
    showLogo: flag,
    logoUrl: url,
    fillFactor: { kind: 'integer' },
    isPublic: flag,
    companyType: text,
    email,
    emailIsPublic: flag,
    /** By language: `{ "nl": { "shortDescription", "longDescription" } }`. */
    texts: { kind: 'json' },
    /** Former slugs, delimited by pipes: `|old-name|older-name|`. */
    formerSlugs: longText,
    confirmed: instant,
    /** When the company deleted its latest logo. */
    logoDeleted: instant,
    /** What the company changed of its profile since it was approved, where changes require approval. */
    profileChanges: { kind: 'json' },
    /** Empty when no change is under review. */
    profileReview: { kind: 'text', values: ['IN_REVIEW', 'SENT_BACK'] },
    /** Why the organiser sent the changes back. */
    profileReason: { kind: 'text', max: 1_000 },
    profileSubmitted: instant,
  },
  relations: {
    event: { kind: 'one', to: 'events', column: 'eventId', required: true },
    account: { kind: 'one', to: 'accounts', column: 'accountId' },
    brand: { kind: 'one', to: 'brands', column: 'brandId' },
    addresses: many('addresses', 'participation'),
    stands: many('stands', 'participation'),
    products: many('products', 'participation'),
    categories: {
      kind: 'through',
      to: 'categories',
      table: 'participationCategories',
      from: 'participationId',
      target: 'categoryId',
    },
    documents: many('documents', 'participation'),
    images: many('images', 'participation'),
    logo: { kind: 'one', to: 'images', column: 'logoId', copies: { logoUrl: 'mediaUrl' } },
    /** The most recently deleted logo, while it can be restored. */
    'former-logo': { kind: 'one', to: 'images', column: 'formerLogoId' },
    /** The logo that waits for approval. */
    'pending-logo': { kind: 'one', to: 'images', column: 'pendingLogoId' },
    'news-items': many('news-items', 'participation'),
    registrations: many('registrations', 'participation'),
    segments: {
      kind: 'through',
      to: 'segments',
      table: 'participationSegments',
      from: 'participationId',
      target: 'segmentId',
    },
    uris: many('uris', 'participation'),
    videos: many('videos', 'participation'),
    'add-ons': many('add-ons', 'participation'),
    'web-accounts': many('web-accounts', 'participation'),
    tasks: many('tasks', 'participation'),
    'task-deadlines': many('task-deadlines', 'participation'),
    'event-permissions': many('event-permissions', 'participation'),
    brands: many('brands', 'participation'),
  },
});
