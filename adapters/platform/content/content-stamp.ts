import { randomUUID } from 'node:crypto';
import type { Query } from '../database/open-database.ts';

/** A single stamp covers all content, because everything derived from it is rebuilt as a whole. */
const NAME = 'content';

/** A stamp that differs after each content change, including changes by other processes. */
export const contentStamp = async (query: Query): Promise<string> => {
  const row = await query
    .selectFrom('contentStamps')
    .select('stamp')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row?.stamp ?? '';
};

/** Marks the content as changed for every server, in the same transaction as the change. */
export const stampContent = async (query: Query): Promise<void> => {
  const stamp = randomUUID();
  await query
    .insertInto('contentStamps')
    .values({ name: NAME, stamp })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ stamp }))
    .execute();
};
