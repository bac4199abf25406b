import { addColumns, type Migration, text } from './create-table.ts';

/** One mail may carry several invitations: the others name the one whose link it is. */
export const createSharedLetter: Migration = async (schema, types) => {
  await addColumns(schema, types, 'invitations', { mailedWith: text });
  await schema.createIndex('invitations_by_mailedWith').on('invitations').column('mailedWith').execute();
};
