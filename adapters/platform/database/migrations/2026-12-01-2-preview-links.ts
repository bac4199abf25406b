import { createTable, type Migration, requiredText } from './create-table.ts';

/** Links that show the draft of a page to anyone who has one, until they expire. */
export const createPreviewLinks: Migration = async (schema, types) => {
  await createTable(
    schema,
    types,
    'previewLinks',
    {
      tokenHash: requiredText,
      site: requiredText,
      path: requiredText,
      language: requiredText,
      expires: requiredText,
    },
    { primary: ['tokenHash'], indexes: [['site', 'path', 'language'], ['expires']] },
  );
};
