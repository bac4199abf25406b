import type { Query } from '../database/open-database.ts';

/** Records when a user was last signed in; it outlives the session. An earlier moment changes nothing. */
export const recordSignIn = async (query: Query, email: string, moment: string): Promise<void> => {
  await query
    .insertInto('signIns')
    .values({ email, latest: moment })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({ latest: moment }).where('signIns.latest', '<', moment),
    )
    .execute();
};
