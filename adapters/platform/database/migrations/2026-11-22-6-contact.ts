import { addColumns, createTable, type Migration, requiredText, text } from './create-table.ts';

/** Messages to organisers, and the address to which a mail is answered. */
export const createContact: Migration = async (schema, types) => {
  await createTable(
    schema,
    types,
    'contactMessages',
    {
      id: requiredText,
      requestId: requiredText,
      // No reference: with an outside profile service the event is stored there.
      eventId: requiredText,
      recipient: requiredText,
      exhibitorEmail: requiredText,
      exhibitorName: requiredText,
      exhibitorCompany: requiredText,
      showName: requiredText,
      eventName: requiredText,
      showCode: requiredText,
      message: requiredText,
      created: requiredText,
    },
    { primary: ['id'], unique: [['requestId']], indexes: [['eventId', 'id'], ['created']] },
  );
  await addColumns(schema, types, 'outbox', { replyTo: text });
};
