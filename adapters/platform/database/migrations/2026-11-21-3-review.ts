import { addColumns, type Migration, text } from './create-table.ts';

/** What the organiser says of products and news where an event asks for approval. */
export const createReview: Migration = async (schema, types) => {
  await addColumns(schema, types, 'products', { publicationStatus: text });
  await addColumns(schema, types, 'newsItems', { publicationStatus: text });
};
