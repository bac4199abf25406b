import { addColumns, type Migration, text } from './create-table.ts';

/** Which files are held back: while they are scanned, and when they are infected. */
export const createFileChecks: Migration = async (schema, types) => {
  await addColumns(schema, types, 'files', { held: text });
  await addColumns(schema, types, 'documents', { held: text });
  await schema.createIndex('files_by_held').on('files').column('held').execute();
};
