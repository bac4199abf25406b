import { createTable, type Migration, requiredText } from './create-table.ts';

/** Visitors who have not verified their address yet. Secrets are hashes. */
export const createVisitorRegistrations: Migration = (schema, types) =>
  createTable(
    schema,
    types,
    'visitorRegistrations',
    {
      tokenHash: requiredText,
      email: requiredText,
      givenName: requiredText,
      familyName: requiredText,
      passwordHash: requiredText,
      created: requiredText,
      expires: requiredText,
    },
    { primary: ['tokenHash'], indexes: [['email', 'created'], ['created']] },
  );
