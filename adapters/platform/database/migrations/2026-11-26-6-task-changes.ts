import { createTable, type Migration, requiredText, requires } from './create-table.ts';

/** What organisers changed in a task of many exhibitors, so that it can be undone. */
export const createTaskChanges: Migration = (schema, types) =>
  createTable(
    schema,
    types,
    'taskChanges',
    {
      id: requiredText,
      participationId: requires('participations', 'cascade'),
      eventId: requires('events', 'cascade'),
      actor: requiredText,
      created: requiredText,
      code: requiredText,
      before: requiredText,
      after: requiredText,
    },
    { primary: ['id', 'participationId'], indexes: [['eventId', 'created'], ['participationId']] },
  );
