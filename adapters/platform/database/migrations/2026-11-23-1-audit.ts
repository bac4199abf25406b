import { createTable, type Migration, requiredText, text } from './create-table.ts';

/** What organisers did, with the state before and after. */
export const createAudit: Migration = async (schema, types) => {
  await createTable(
    schema,
    types,
    'auditEntries',
    {
      id: requiredText,
      // No reference: an entry outlives its event.
      eventId: requiredText,
      at: requiredText,
      actor: requiredText,
      action: requiredText,
      subject: requiredText,
      label: requiredText,
      before: text,
      after: text,
    },
    { primary: ['id'], indexes: [['eventId', 'id'], ['eventId', 'subject', 'id'], ['at']] },
  );
};
