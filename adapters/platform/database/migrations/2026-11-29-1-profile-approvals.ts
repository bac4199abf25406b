import { addColumns, type Migration, refers, text } from './create-table.ts';

/** What a company changed of its profile, until the organiser approves it; the profile itself stays as approved. */
export const createProfileApprovals: Migration = async (schema, types) => {
  await addColumns(schema, types, 'participations', {
    profileChanges: text,
    profileReview: text,
    profileReason: text,
    profileSubmitted: text,
    pendingLogoId: refers('images', 'set null'),
  });
  await schema
    .createIndex('participations_by_pendingLogoId')
    .on('participations')
    .column('pendingLogoId')
    .execute();
};
