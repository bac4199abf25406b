import { createTable, type Migration, requiredText, requires } from './create-table.ts';

/** Links that sign a user in once. Secrets are hashes. */
export const createSignInLinks: Migration = (schema, types) =>
  createTable(
    schema,
    types,
    'signInLinks',
    {
      tokenHash: requiredText,
      userId: requires('users', 'cascade'),
      created: requiredText,
      expires: requiredText,
    },
    { primary: ['tokenHash'], indexes: [['userId', 'created'], ['expires']] },
  );
