import { type EventId, isOrganiser, type Membership, type ParticipationId } from '../shared/index.ts';

/** The participations of an event a user may enter: all for its organisers, otherwise their own. */
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
