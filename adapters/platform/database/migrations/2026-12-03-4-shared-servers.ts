import { createTable, type Migration, requiredText } from './create-table.ts';

/** What several servers share: the bytes of files, and how often something was attempted. */
export const createSharedServers: Migration = async (schema, types) => {
  await createTable(
    schema,
    types,
    'fileContents',
    { key: requiredText, bytes: { type: 'bytes', required: true }, written: requiredText },
    { primary: ['key'], indexes: [['written']] },
  );
  // The order of the columns is that of the library which writes the rows.
  await createTable(
    schema,
    types,
    'rateLimits',
    {
      key: requiredText,
      points: { type: 'integer', required: true, initial: 0 },
      expire: { type: 'milliseconds' },
    },
    { primary: ['key'], indexes: [['expire']] },
  );
};
