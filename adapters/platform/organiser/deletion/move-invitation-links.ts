import type { Query } from '../../database/open-database.ts';

/**
 * One mail may invite to several companies, with the link of the first. When that company is deleted, the link moves
 * to the next invitation.
 *
 * @returns what to run after the deletion: a link belongs to one invitation at a time
 */
export const moveInvitationLinks = async (query: Query, company: string): Promise<() => Promise<void>> => {
  const leads = await query
    .selectFrom('invitations as lead')
    .innerJoin('invitations as next', 'next.mailedWith', 'lead.id')
    .select(['lead.tokenHash', 'lead.id as lead', 'next.id as next'])
    .where('lead.participationId', '=', company)
    .where((eb) => eb.or([eb('next.participationId', 'is', null), eb('next.participationId', '!=', company)]))
    .orderBy('next.id')
    .execute();
  return async () => {
    for (const [lead, [first]] of Map.groupBy(leads, (each) => each.lead)) {
      if (first === undefined) continue;
      await query
        .updateTable('invitations')
        .set({ tokenHash: first.tokenHash, mailedWith: null })
        .where('id', '=', first.next)
        .execute();
      await query
        .updateTable('invitations')
        .set({ mailedWith: first.next })
        .where('mailedWith', '=', lead)
        .execute();
    }
  };
};
