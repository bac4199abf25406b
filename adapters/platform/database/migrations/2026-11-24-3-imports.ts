import {
  createTable,
  type Migration,
  requiredInteger,
  requiredText,
  requires,
  text,
} from './create-table.ts';

/** The lists that organisers imported, and every record they wrote, so that an import can be undone. */
export const createImports: Migration = async (schema, types) => {
  await createTable(
    schema,
    types,
    'imports',
    {
      id: requiredText,
      eventId: requires('events', 'cascade'),
      created: requiredText,
      actor: requiredText,
      fileName: requiredText,
      state: requiredText,
      settings: requiredText,
      totals: requiredText,
      steps: requiredInteger,
      done: requiredInteger,
      skipped: requiredInteger,
    },
    { primary: ['id'], indexes: [['eventId', 'id']] },
  );
  await createTable(
    schema,
    types,
    'importSteps',
    {
      importId: requires('imports', 'cascade'),
      place: requiredInteger,
      tableName: requiredText,
      rowId: requiredText,
      before: text,
      after: requiredText,
      state: requiredText,
    },
    { primary: ['importId', 'place'], indexes: [['rowId']] },
  );
};
