import { createTable, type Migration, requiredText, requires, text } from './create-table.ts';

/** Keys with which programs of an organiser use the JSON:API for one event; only the hash of a secret is stored. */
export const createServiceKeys: Migration = async (schema, types) => {
  await createTable(
    schema,
    types,
    'serviceKeys',
    {
      id: requiredText,
      eventId: requires('events', 'cascade'),
      name: requiredText,
      secretHash: requiredText,
      scopes: requiredText,
      created: requiredText,
      createdBy: requiredText,
      lastUsed: text,
      expires: text,
      revoked: text,
    },
    { primary: ['id'], unique: [['secretHash']], indexes: [['eventId', 'created']] },
  );
};
