import { addColumns, type Migration, text } from './create-table.ts';

/** Sessions of users who signed in at an outside identity provider, for its logout notices. */
export const createSignOn: Migration = async (schema, types) => {
  await addColumns(schema, types, 'sessions', { signOnSubject: text, signOnSession: text });
  for (const column of ['signOnSubject', 'signOnSession'])
    await schema.createIndex(`sessions_by_${column}`).on('sessions').column(column).execute();
};
