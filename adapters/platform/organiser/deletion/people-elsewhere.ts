import type { Query } from '../../database/open-database.ts';
import { chunksOf } from '../id-chunks.ts';

/** A role of a person at an event, or an invitation to it. */
interface Role {
  readonly email: string;
  readonly eventId: string;
  readonly participationId: string | null;
}

/**
 * Which of these people keep their account: they have a role or an open invitation that is not among those to be
 * deleted, or administer the installation.
 */
export const peopleElsewhere = async (
  query: Query,
  emails: readonly string[],
  isDeleted: (role: Role) => boolean,
): Promise<ReadonlySet<string>> => {
  const people = new Set<string>();
  for (const chunk of chunksOf(emails)) {
    const roles = await query
      .selectFrom('eventPermissions')
      .select(['email', 'eventId', 'participationId'])
      .where('email', 'in', chunk)
      .execute();
    const invitations = await query
      .selectFrom('invitations')
      .select(['email', 'eventId', 'participationId'])
      .where('email', 'in', chunk)
      .where('accepted', 'is', null)
      .execute();
    const administrators = await query
      .selectFrom('administrators')
      .select('email')
      .where('email', 'in', chunk)
      .execute();
    for (const role of [...roles, ...invitations]) if (!isDeleted(role)) people.add(role.email);
    for (const { email } of administrators) people.add(email);
  }
  return people;
};
