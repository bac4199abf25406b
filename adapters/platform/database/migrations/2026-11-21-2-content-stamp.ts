import { createTable, type Migration, requiredText } from './create-table.ts';

/** A stamp that changes with the content, so that servers notice. */
export const createContentStamp: Migration = (schema, types) =>
  createTable(
    schema,
    types,
    'contentStamps',
    { name: requiredText, stamp: requiredText },
    { primary: ['name'] },
  );
