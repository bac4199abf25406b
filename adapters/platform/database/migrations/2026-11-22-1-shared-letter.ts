import { addColumns, type Migration, text } from './create-table.ts';

/** A single mail may carry several invitations: the others reference the one whose link it contains. */
export const createSharedLetter: Migration = async (schema, types) => {
  await addColumns(schema, types, 'invitations', { mailedWith: text });
  await schema.createIndex('invitations_by_mailedWith').on('invitations').column('mailedWith').execute();
};
