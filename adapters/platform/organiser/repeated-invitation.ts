import { idFromKey } from '../../shared/resources/id-from-key.ts';
import type { Query } from '../database/open-database.ts';

interface Sent {
  /** The fair or the company. */
  readonly place: string;
  readonly change: { readonly id?: string };
}

/**
 * The id of the row of an invitation, and whether an earlier attempt of the same request has sent it. Without an id of
 * the browser, every request sends another one. The caller locks the fair, since the same request may arrive twice at once.
 */
export const repeatedInvitation = async (
  query: Query,
  { place, change }: Sent,
): Promise<{ readonly id: string; readonly isSent: boolean }> => {
  const id = idFromKey(change.id, `invitation ${place}`, change);
  const row = await query.selectFrom('invitations').select('id').where('id', '=', id).executeTakeFirst();
  return { id, isSent: row !== undefined };
};
