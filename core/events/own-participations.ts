import type { ResultAsync } from 'neverthrow';
import type { EventId, Failure, ParticipationId } from '../shared/index.ts';
import type { Page, Participation } from './participation.ts';
import type { EventDirectory } from './ports.ts';

/** The first participations among `only`. Leaves out others, which a service that ignores the filter may send. */
export const ownParticipations = (
  directory: Pick<EventDirectory, 'participations'>,
  event: EventId,
  only: readonly ParticipationId[] | 'all',
  count: number,
  search?: string,
): ResultAsync<Page<Participation>, Failure> =>
  directory.participations(event, only, count, search).map((page) => ({
    ...page,
    items: page.items.filter(({ id }) => only === 'all' || only.includes(id)),
  }));
