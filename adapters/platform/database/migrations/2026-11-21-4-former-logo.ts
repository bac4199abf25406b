import { addColumns, type Migration, refers, text } from './create-table.ts';

/** The logo that a company deleted, stored while it can be restored. */
export const createFormerLogo: Migration = async (schema, types) => {
  await addColumns(schema, types, 'participations', {
    formerLogoId: refers('images', 'set null'),
    logoDeleted: text,
  });
  await schema
    .createIndex('participations_by_formerLogoId')
    .on('participations')
    .column('formerLogoId')
    .execute();
};
