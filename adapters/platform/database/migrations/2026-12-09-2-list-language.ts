import { addColumns, type Migration, text } from './create-table.ts';

/** The language of a person in the organiser's list: of their mails, until they are invited in or choose another. */
export const createListLanguage: Migration = (schema, types) =>
  addColumns(schema, types, 'users', { listLanguage: text });
