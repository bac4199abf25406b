import { type EventId, isOrganiser, type Membership, type ParticipationId } from '../shared/index.ts';

/** Which participations of an event somebody may enter: all of them for its organisers, else their own. */
export const mayEnter = (
  memberships: readonly Membership[],
  event: EventId,
): readonly ParticipationId[] | 'all' => {
  const here = memberships.filter((membership) => membership.event === event);
  if (here.some(({ role }) => isOrganiser(role))) return 'all';
  const own = here.flatMap(({ participation, role }) =>
    participation === undefined || role === 'site-editor' ? [] : [participation],
  );
  return [...new Set(own)];
};
