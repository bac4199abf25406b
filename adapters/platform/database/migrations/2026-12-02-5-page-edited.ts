import { addColumns, type Migration, text } from './create-table.ts';

/** When the text of a page was last edited in each language, so that a translation older than its source is found. */
export const createPageEdited: Migration = (schema, types) =>
  addColumns(schema, types, 'pageDrafts', { edited: text });
