import {
  createTable,
  everyResource,
  flag,
  initially,
  integer,
  type Migration,
  refers,
  requiredInteger,
  requiredText,
  requires,
  sortIndex,
  text,
} from './create-table.ts';

/** What a company presents: products, news, pictures, videos and files. */
export const createShowcase: Migration = async (schema, types) => {
  const participation = requires('participations', 'cascade');
  const event = refers('events', 'restrict');
  const named = { ...everyResource, sortIndex };
  const inOrder = [
    ['participationId', 'sortIndex'],
    ['eventId', 'sortIndex'],
  ] as const;
  await createTable(
    schema,
    types,
    'files',
    {
      key: requiredText,
      name: requiredText,
      contentType: requiredText,
      length: requiredInteger,
      purpose: requiredText,
      created: requiredText,
    },
    { primary: ['key'], indexes: [['purpose', 'created']] },
  );
  await createTable(
    schema,
    types,
    'products',
    {
      ...named,
      name: requiredText,
      nameFolded: text,
      shortDescription: text,
      longDescription: text,
      url: text,
      introductionDate: text,
      publicFrom: text,
      publicUntil: text,
      isNovelty: flag,
      registrationStatus: initially('new'),
      participationId: participation,
      eventId: event,
    },
    { primary: ['id'], indexes: [...inOrder, ['eventId', 'nameFolded']] },
  );
  await createTable(
    schema,
    types,
    'productCategories',
    { productId: requires('products', 'cascade'), categoryId: requires('categories', 'cascade') },
    { primary: ['productId', 'categoryId'], indexes: [['categoryId']] },
  );
  await createTable(
    schema,
    types,
    'newsItems',
    {
      ...named,
      header: requiredText,
      introduction: text,
      text,
      author: text,
      authorEmail: text,
      url: text,
      validFrom: text,
      validTo: text,
      participationId: participation,
      eventId: event,
    },
    { primary: ['id'], indexes: [...inOrder] },
  );
  const owners = {
    participationId: refers('participations', 'cascade'),
    productId: refers('products', 'cascade'),
  };
  const byOwner = [
    ['participationId', 'sortIndex'],
    ['productId', 'sortIndex'],
  ] as const;
  await createTable(
    schema,
    types,
    'images',
    {
      ...named,
      title: text,
      mediaUrl: text,
      mediaLength: integer,
      thumbnailUrls: text,
      ...owners,
      newsItemId: refers('newsItems', 'cascade'),
    },
    { primary: ['id'], indexes: [...byOwner, ['newsItemId', 'sortIndex'], ['mediaUrl']] },
  );
  await createTable(
    schema,
    types,
    'videos',
    { ...named, videoType: requiredText, videoId: requiredText, title: text, description: text, ...owners },
    { primary: ['id'], indexes: [...byOwner] },
  );
  await createTable(
    schema,
    types,
    'documents',
    {
      ...named,
      title: text,
      description: text,
      documentType: text,
      mediaUrl: text,
      mediaLength: integer,
      ...owners,
    },
    { primary: ['id'], indexes: [...byOwner, ['mediaUrl']] },
  );
};
