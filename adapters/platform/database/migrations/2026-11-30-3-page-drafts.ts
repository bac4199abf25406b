import { createTable, type Migration, requiredInteger, requiredText, text } from './create-table.ts';

/** What editors of a website change before visitors see it, and the versions that visitors saw before. */
export const createPageDrafts: Migration = async (schema, types) => {
  const page = { site: requiredText, path: requiredText, language: requiredText };
  await createTable(
    schema,
    types,
    'pageDrafts',
    {
      ...page,
      layout: text,
      revision: requiredInteger,
      modified: requiredText,
      publishAt: text,
      publishBy: text,
      publishedAt: text,
      publishedBy: text,
    },
    { primary: ['site', 'path', 'language'], indexes: [['publishAt']] },
  );
  await createTable(
    schema,
    types,
    'pageEditors',
    { ...page, email: requiredText, savedAt: requiredText },
    { primary: ['site', 'path', 'language', 'email'] },
  );
  await createTable(
    schema,
    types,
    'pageVersions',
    {
      id: requiredText,
      ...page,
      layout: requiredText,
      published: requiredText,
      replaced: requiredText,
      editor: text,
    },
    { primary: ['id'], indexes: [['site', 'path', 'language'], ['replaced']] },
  );
};
