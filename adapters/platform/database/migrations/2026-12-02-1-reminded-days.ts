import { createTable, type Migration, requiredText, requires } from './create-table.ts';

/** Until which day each person was reminded at a fair, because one digest a day names the tasks of several fairs. */
export const createRemindedDays: Migration = async (schema, types) => {
  await createTable(
    schema,
    types,
    'remindedDays',
    { email: requiredText, eventId: requires('events', 'cascade'), day: requiredText },
    { primary: ['email', 'eventId'], indexes: [['eventId']] },
  );
};
