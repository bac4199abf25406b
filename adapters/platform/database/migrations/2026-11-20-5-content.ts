import { createTable, type Migration, refers, requiredText, text } from './create-table.ts';

/** What the content service serves: sites, pages and phrases. */
export const createContent: Migration = async (schema, types) => {
  await createTable(
    schema,
    types,
    'sites',
    {
      name: requiredText,
      eventId: refers('events', 'restrict'),
      virtualFolder: text,
      logo: text,
      brandColour: text,
      languages: requiredText,
      settings: requiredText,
    },
    { primary: ['name'], unique: [['virtualFolder']], indexes: [['eventId']] },
  );
  await createTable(
    schema,
    types,
    'pages',
    {
      site: requiredText,
      path: requiredText,
      language: requiredText,
      layout: requiredText,
      updated: requiredText,
    },
    { primary: ['site', 'path', 'language'] },
  );
  await createTable(
    schema,
    types,
    'dictionary',
    { site: requiredText, language: requiredText, key: requiredText, phrase: requiredText },
    { primary: ['site', 'language', 'key'] },
  );
};
