import type { Cells } from '../read/cells.ts';

/** The metadata of a table for the import. */
export interface RowKind {
  readonly table: string;
  /** The columns that identify a row. */
  readonly key: readonly string[];
  /** Whether the import generates ids, receives them, or the table has none. */
  readonly id: 'made' | 'given' | 'none';
  /** Required columns of a new row, by the organiser's column name. */
  readonly needs: Readonly<Record<string, string>>;
  /** Columns with a folded copy for sorting. */
  readonly folded: readonly string[];
  /** Columns with a copy in which numbers sort as numbers. */
  readonly natural?: readonly string[];
  readonly made: (now: Date) => Cells;
  readonly touched: (now: Date, stored: Cells) => Cells;
}

/** Rows of the profile service have a version and two timestamps. */
const resource = {
  id: 'made',
  needs: {},
  folded: [],
  made: (now: Date): Cells => ({ version: 1, created: now.toISOString(), modified: now.toISOString() }),
  touched: (now: Date, { version }: Cells): Cells => ({
    version: Number(version) + 1,
    modified: now.toISOString(),
  }),
} as const;

const plain = {
  id: 'none',
  needs: {},
  folded: [],
  made: (): Cells => ({}),
  touched: (): Cells => ({}),
} as const;

export const SHOWS: RowKind = {
  ...resource,
  id: 'given',
  table: 'shows',
  key: ['id'],
  needs: { name: 'name' },
  folded: ['name'],
};
export const ORGANIZERS: RowKind = { ...resource, table: 'organizers', key: ['name'], folded: ['name'] };
export const EVENTS: RowKind = {
  ...resource,
  id: 'given',
  table: 'events',
  key: ['slug'],
  needs: { name: 'name', startDate: 'startDate', endDate: 'endDate', timeZone: 'timeZone' },
  folded: ['name'],
};
export const PARTICIPATIONS: RowKind = {
  ...resource,
  table: 'participations',
  key: ['eventId', 'uid'],
  needs: { organizationName: 'organizationName' },
  folded: ['organizationName', 'name'],
};
export const STANDS: RowKind = {
  ...resource,
  table: 'stands',
  key: ['eventId', 'standNumber', 'participationId'],
  natural: ['standNumber'],
};
export const TASK_DEFINITIONS: RowKind = {
  ...resource,
  table: 'taskDefinitions',
  key: ['eventId', 'code'],
  needs: { titles: 'title_en', date: 'date' },
};
export const TASKS: RowKind = { ...resource, table: 'tasks', key: ['participationId', 'code'] };
export const TASK_DEADLINES: RowKind = {
  ...resource,
  table: 'taskDeadlines',
  key: ['participationId', 'code'],
};
export const MESSAGES: RowKind = {
  ...resource,
  table: 'messages',
  key: ['eventId', 'refKey'],
  needs: { titles: 'title', date: 'date' },
};
export const CATEGORIES: RowKind = {
  ...resource,
  table: 'categories',
  key: ['eventId', 'code'],
  needs: { names: 'name_en' },
  folded: ['name'],
};
export const ADDRESSES: RowKind = {
  ...resource,
  table: 'addresses',
  key: ['participationId', 'addressType'],
};
export const URIS: RowKind = { ...resource, table: 'uris', key: ['participationId', 'uriType'] };
export const BRANDS: RowKind = {
  ...resource,
  table: 'brands',
  key: ['participationId', 'name'],
  folded: ['name'],
};
export const PRODUCTS: RowKind = {
  ...resource,
  table: 'products',
  key: ['participationId', 'name'],
  folded: ['name'],
};
export const NEWS: RowKind = { ...resource, table: 'newsItems', key: ['participationId', 'header'] };
export const IMAGES: RowKind = {
  ...resource,
  table: 'images',
  key: ['participationId', 'productId', 'newsItemId', 'mediaUrl'],
};
export const DOCUMENTS: RowKind = {
  ...resource,
  table: 'documents',
  key: ['participationId', 'productId', 'title'],
  needs: { mediaUrl: 'file', documentType: 'type' },
};
export const VIDEOS: RowKind = {
  ...resource,
  table: 'videos',
  key: ['participationId', 'productId', 'videoType', 'videoId'],
};
export const PARTICIPATION_CATEGORIES: RowKind = {
  ...plain,
  table: 'participationCategories',
  key: ['participationId', 'categoryId'],
};
export const PRODUCT_CATEGORIES: RowKind = {
  ...plain,
  table: 'productCategories',
  key: ['productId', 'categoryId'],
};
export const AWARDS: RowKind = {
  ...resource,
  table: 'awards',
  key: ['eventId', 'code'],
  needs: { titles: 'title_en' },
};
export const AWARD_CATEGORIES: RowKind = {
  ...plain,
  table: 'awardCategories',
  key: ['awardId', 'categoryId'],
};
export const PERMISSIONS: RowKind = {
  ...resource,
  table: 'eventPermissions',
  key: ['eventId', 'participationId', 'email'],
};
export const USERS: RowKind = {
  ...plain,
  id: 'made',
  table: 'users',
  key: ['email'],
  made: (now) => ({ created: now.toISOString(), modified: now.toISOString() }),
  touched: (now) => ({ modified: now.toISOString() }),
};
/** Every slug that an event has or had. */
export const FAIR_SLUGS: RowKind = { ...plain, table: 'fairSlugs', key: ['slug'] };
export const SITES: RowKind = { ...plain, table: 'sites', key: ['name'] };
export const PAGES: RowKind = {
  ...plain,
  table: 'pages',
  key: ['site', 'path', 'language'],
  made: (now) => ({ updated: now.toISOString() }),
  touched: (now) => ({ updated: now.toISOString() }),
};
export const SITE_IMAGES: RowKind = {
  ...plain,
  id: 'made',
  table: 'siteImages',
  key: ['site', 'fileKey'],
  needs: { name: 'name' },
  touched: (_now, { version }) => ({ version: Number(version) + 1 }),
};
export const PHRASES: RowKind = { ...plain, table: 'dictionary', key: ['site', 'language', 'key'] };
