import { addColumns, type Migration, text } from './create-table.ts';

/** The organiser's review of products and news, for events that require approval. */
export const createReview: Migration = async (schema, types) => {
  await addColumns(schema, types, 'products', { publicationStatus: text });
  await addColumns(schema, types, 'newsItems', { publicationStatus: text });
};
