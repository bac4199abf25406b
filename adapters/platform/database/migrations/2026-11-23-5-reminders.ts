import {
  createTable,
  flag,
  type Migration,
  requiredInteger,
  requiredText,
  requires,
  text,
} from './create-table.ts';

/** Whether and when each fair reminds its exhibitors by itself. */
export const createReminders: Migration = async (schema, types) => {
  await createTable(
    schema,
    types,
    'reminderSettings',
    {
      eventId: requires('events', 'cascade'),
      isOn: flag,
      schedule: requiredText,
      lastDay: text,
      version: { ...requiredInteger, initial: 1 },
    },
    { primary: ['eventId'] },
  );
};
