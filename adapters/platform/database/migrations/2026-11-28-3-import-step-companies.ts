import { addColumns, type Migration, text } from './create-table.ts';

/** The company of each record of an import: it is found by that once the record itself is deleted. */
export const createImportStepCompanies: Migration = async (schema, types) => {
  await addColumns(schema, types, 'importSteps', { participationId: text });
  await schema
    .createIndex('importSteps_by_participationId')
    .on('importSteps')
    .column('participationId')
    .execute();
};
