import {
  createTable,
  everyResource,
  flag,
  integer,
  type Migration,
  refers,
  requiredText,
  requires,
  text,
} from './create-table.ts';

/** Fairs, their editions, and the participating companies. */
export const createFair: Migration = async (schema, types) => {
  await createTable(
    schema,
    types,
    'shows',
    { ...everyResource, name: requiredText, nameFolded: text },
    { primary: ['id'], indexes: [['nameFolded']] },
  );
  await createTable(
    schema,
    types,
    'organizers',
    { ...everyResource, name: requiredText, nameFolded: text, email: text, phone: text, website: text },
    { primary: ['id'], indexes: [['nameFolded']] },
  );
  await createTable(
    schema,
    types,
    'events',
    {
      ...everyResource,
      refKey: text,
      uid: text,
      status: text,
      eventType: text,
      name: requiredText,
      nameFolded: text,
      slug: requiredText,
      startDate: text,
      startTime: text,
      endDate: text,
      endTime: text,
      timeZone: text,
      city: text,
      venue: text,
      floorPlanUrl: text,
      publicationStatus: text,
      publicStartDate: text,
      publicEndDate: text,
      companyTypes: text,
      contactEmail: text,
      archiveAt: text,
      testUsers: text,
      showId: refers('shows', 'restrict'),
      organizerId: refers('organizers', 'restrict'),
    },
    {
      primary: ['id'],
      unique: [['slug']],
      indexes: [['nameFolded'], ['startDate'], ['refKey'], ['showId'], ['organizerId']],
    },
  );
  await createTable(
    schema,
    types,
    'accounts',
    { ...everyResource, name: requiredText, nameFolded: text, email: text },
    { primary: ['id'], indexes: [['nameFolded']] },
  );
  // Brands and participations reference each other; the second foreign key is added once both tables exist.
  await createTable(
    schema,
    types,
    'brands',
    { ...everyResource, refKey: text, name: requiredText, nameFolded: text, slug: text, deleted: flag },
    { primary: ['id'], indexes: [['refKey'], ['nameFolded']] },
  );
  await createTable(
    schema,
    types,
    'participations',
    {
      ...everyResource,
      uid: text,
      organizationName: requiredText,
      organizationNameFolded: text,
      participationType: text,
      name: text,
      nameFolded: text,
      type: text,
      brandName: text,
      status: text,
      publicationStatus: text,
      shortDescription: text,
      longDescription: text,
      slug: text,
      showLogo: flag,
      logoUrl: text,
      fillFactor: integer,
      isPublic: flag,
      companyType: text,
      email: text,
      confirmed: text,
      eventId: requires('events', 'restrict'),
      accountId: refers('accounts', 'set null'),
      brandId: refers('brands', 'set null'),
    },
    {
      primary: ['id'],
      unique: [['eventId', 'slug']],
      indexes: [['eventId', 'organizationNameFolded'], ['uid'], ['accountId'], ['brandId'], ['slug']],
    },
  );
  await schema
    .alterTable('brands')
    .addColumn('participationId', types.text as 'text', (column) =>
      column.references('participations.id').onDelete('cascade'),
    )
    .execute();
  await schema.createIndex('brands_by_participationId').on('brands').column('participationId').execute();
};
