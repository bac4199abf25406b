import {
  createTable,
  everyResource,
  initially,
  type Migration,
  refers,
  requiredText,
  requires,
  sortIndex,
  text,
} from './create-table.ts';

/** A company's data: addresses, links, stands, and its categories. */
export const createCompany: Migration = async (schema, types) => {
  const participation = requires('participations', 'cascade');
  await createTable(
    schema,
    types,
    'webAccounts',
    { ...everyResource, provider: text, handle: text, participationId: participation },
    { primary: ['id'], indexes: [['participationId']] },
  );
  await createTable(
    schema,
    types,
    'addresses',
    {
      ...everyResource,
      addressType: initially('DEFAULT'),
      street1: text,
      street2: text,
      street3: text,
      street4: text,
      street5: text,
      street6: text,
      houseNumber: text,
      houseNumberAddition: text,
      city: text,
      postalCode: text,
      state: text,
      country: text,
      participationId: participation,
    },
    { primary: ['id'], indexes: [['participationId']] },
  );
  await createTable(
    schema,
    types,
    'uris',
    { ...everyResource, uriType: requiredText, url: text, participationId: participation },
    { primary: ['id'], indexes: [['participationId']] },
  );
  await createTable(
    schema,
    types,
    'stands',
    {
      ...everyResource,
      refKey: text,
      status: text,
      standNumber: requiredText,
      bannerName: text,
      refStatus: text,
      refExhibitorKey: text,
      standType: text,
      hall: text,
      eventId: requires('events', 'restrict'),
      participationId: refers('participations', 'cascade'),
    },
    {
      primary: ['id'],
      unique: [['eventId', 'standNumber', 'participationId?']],
      indexes: [['participationId'], ['refKey']],
    },
  );
  await createTable(
    schema,
    types,
    'segments',
    {
      ...everyResource,
      code: text,
      name: requiredText,
      nameFolded: text,
      eventId: refers('events', 'restrict'),
    },
    { primary: ['id'], indexes: [['eventId', 'code']] },
  );
  await createTable(
    schema,
    types,
    'participationSegments',
    { participationId: participation, segmentId: requires('segments', 'cascade') },
    { primary: ['participationId', 'segmentId'], indexes: [['segmentId']] },
  );
  await createTable(
    schema,
    types,
    'addOns',
    {
      ...everyResource,
      code: text,
      name: requiredText,
      nameFolded: text,
      participationId: refers('participations', 'cascade'),
    },
    { primary: ['id'], indexes: [['participationId']] },
  );
  await createTable(
    schema,
    types,
    'registrations',
    {
      ...everyResource,
      status: text,
      kind: text,
      participationId: refers('participations', 'cascade'),
      eventId: refers('events', 'restrict'),
    },
    { primary: ['id'], indexes: [['participationId'], ['eventId']] },
  );
  await createTable(
    schema,
    types,
    'categories',
    {
      ...everyResource,
      name: requiredText,
      nameFolded: text,
      code: text,
      level: requiredText,
      sortIndex,
      eventId: refers('events', 'restrict'),
      parentId: refers('categories', 'restrict'),
    },
    { primary: ['id'], indexes: [['eventId', 'sortIndex'], ['parentId', 'sortIndex'], ['code']] },
  );
  await createTable(
    schema,
    types,
    'participationCategories',
    { participationId: participation, categoryId: requires('categories', 'cascade') },
    { primary: ['participationId', 'categoryId'], indexes: [['categoryId']] },
  );
};
