import { createTable, type Migration, requiredInteger, requiredText, text } from './create-table.ts';

/** The image library of a website; the files themselves are in the store of files. */
export const createSiteImages: Migration = async (schema, types) => {
  await createTable(
    schema,
    types,
    'siteImages',
    {
      id: requiredText,
      version: { type: 'integer', required: true, initial: 1 },
      site: requiredText,
      fileKey: requiredText,
      fileName: requiredText,
      name: requiredText,
      alts: requiredText,
      searchText: requiredText,
      focus: text,
      width: requiredInteger,
      height: requiredInteger,
      created: requiredText,
      uploadedBy: text,
    },
    { primary: ['id'], unique: [['site', 'fileKey']], indexes: [['site', 'created'], ['fileKey']] },
  );
};
