import { addColumns, flag, type Migration, refers, text } from './create-table.ts';

/** What a company profile needs: texts by language, its logo, and the organiser's profile settings. */
export const createProfile: Migration = async (schema, types) => {
  await addColumns(schema, types, 'events', { profileSettings: text });
  await addColumns(schema, types, 'categories', { names: text });
  await addColumns(schema, types, 'participations', {
    texts: text,
    emailIsPublic: flag,
    formerSlugs: text,
    logoId: refers('images', 'set null'),
  });
  // A thumbnail is deleted with the picture it was made from.
  await addColumns(schema, types, 'files', { original: refers('files', 'cascade', 'key') });
  await schema.createIndex('files_by_original').on('files').column('original').execute();
  await schema.createIndex('participations_by_logoId').on('participations').column('logoId').execute();
};
