import { addColumns, type Migration, text } from './create-table.ts';

/** The last approved version of a product or news item under review, and the reason when it was sent back. */
export const createApprovals: Migration = async (schema, types) => {
  for (const table of ['products', 'newsItems'])
    await addColumns(schema, types, table, { approvedVersion: text, reviewReason: text, submittedAt: text });
};
