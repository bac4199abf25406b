import type { Query } from '../../database/open-database.ts';
import { type Erased, emailsIn } from './erased.ts';

/** Deletes the stored responses to repeated requests that name the company, its items or the people. */
export const eraseResponses = async (
  query: Query,
  { company, leaving, hereOnly }: Erased,
  users: readonly string[],
): Promise<void> => {
  const records = new Set([...(company?.records ?? []), ...users]);
  const people = new Set([...leaving, ...hereOnly]);
  const rows = await query.selectFrom('idempotencyKeys').select(['path', 'key', 'answer']).execute();
  for (const { path, key, answer } of rows) {
    const text = `${path} ${answer ?? ''}`;
    const isNamed =
      text.split(/[^\p{L}\p{N}_-]+/u).some((word) => records.has(word)) ||
      emailsIn(text).some((email) => people.has(email));
    if (isNamed)
      await query.deleteFrom('idempotencyKeys').where('path', '=', path).where('key', '=', key).execute();
  }
};
