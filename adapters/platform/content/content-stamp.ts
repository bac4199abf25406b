import { randomUUID } from 'node:crypto';
import type { Query } from '../database/open-database.ts';

/** There is one stamp for all content: what is made of it is made anew as a whole. */
const NAME = 'content';

/** Another one after each change of the content, whichever process made it. */
export const contentStamp = async (query: Query): Promise<string> => {
  const row = await query
    .selectFrom('contentStamps')
    .select('stamp')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row?.stamp ?? '';
};

/** Tells every server that the content has changed, in the transaction that changes it. */
export const stampContent = async (query: Query): Promise<void> => {
  const stamp = randomUUID();
  await query
    .insertInto('contentStamps')
    .values({ name: NAME, stamp })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ stamp }))
    .execute();
};
