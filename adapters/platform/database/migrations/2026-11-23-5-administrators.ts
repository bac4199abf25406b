import { createTable, type Migration, requiredText, text } from './create-table.ts';

/** Administrators of the installation, and the links that make them. */
export const createAdministrators: Migration = async (schema, types) => {
  await createTable(
    schema,
    types,
    'administrators',
    { email: requiredText, created: requiredText },
    { primary: ['email'] },
  );
  await createTable(
    schema,
    types,
    'setupLinks',
    { tokenHash: requiredText, email: text, created: requiredText, expires: requiredText },
    { primary: ['tokenHash'] },
  );
};
