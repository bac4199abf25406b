import { createTable, type Migration, requiredText } from './create-table.ts';

/** What tells servers that the content has changed: another stamp than the one they know. */
export const createContentStamp: Migration = (schema, types) =>
  createTable(
    schema,
    types,
    'contentStamps',
    { name: requiredText, stamp: requiredText },
    { primary: ['name'] },
  );
