import {
  addColumns,
  createTable,
  type Migration,
  requiredInteger,
  requiredText,
  requires,
  text,
} from './create-table.ts';

/** Letters of organisers to exhibitors; the mail queue knows which mail belongs to which letter. */
export const createLetters: Migration = async (schema, types) => {
  await createTable(
    schema,
    types,
    'letters',
    {
      id: requiredText,
      eventId: requires('events', 'cascade'),
      created: requiredText,
      actor: requiredText,
      channel: requiredText,
      form: requiredText,
      companies: requiredInteger,
      people: requiredInteger,
      messageId: text,
    },
    { primary: ['id'], indexes: [['eventId', 'created']] },
  );
  await addColumns(schema, types, 'outbox', { letterId: text });
  await schema.createIndex('outbox_by_letterId_state').on('outbox').columns(['letterId', 'state']).execute();
};
