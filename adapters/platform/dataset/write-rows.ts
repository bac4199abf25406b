import type { Query } from '../database/open-database.ts';
import { anyTable } from '../profile-service/rows.ts';
import type { Write } from './plan-rows.ts';

/** Carries out what was planned, in the order planned: what is referred to comes first. */
export const writeRows = async (query: Query, writes: readonly Write[]): Promise<void> => {
  const anything = anyTable(query);
  for (const write of writes) {
    if (write.does === 'insert') await anything.insertInto(write.table).values(write.row).execute();
    else
      await anything
        .updateTable(write.table)
        .set(write.changes)
        .where((where) => where.and(write.where))
        .execute();
  }
};
