import { createTable, everyResource, type Migration, requiredText, requires } from './create-table.ts';

/** The deadlines of single companies, where they differ from that of the task. */
export const createTaskDeadlines: Migration = async (schema, types) => {
  await createTable(
    schema,
    types,
    'taskDeadlines',
    {
      ...everyResource,
      code: requiredText,
      date: requiredText,
      participationId: requires('participations', 'cascade'),
    },
    { primary: ['id'], unique: [['participationId', 'code']], indexes: [['code']] },
  );
};
