import { addColumns, type Migration, text } from './create-table.ts';

/**
 * The language that a user chose last, on any device; null until they choose one. Not called `language`: a server of the
 * version before joins users with tables that have such a column.
 */
export const createUserLanguage: Migration = (schema, types) =>
  addColumns(schema, types, 'users', { chosenLanguage: text });
