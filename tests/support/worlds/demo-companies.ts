import { type EventId, eventIdOf, type ParticipationId, participationIdOf } from '@fairdesk/core/shared';
import { EVENT_DIRECTORY } from '#app/_composition/events.ts';
import type { DemoDesk } from './demo-desk.ts';

export const DEMO_FAIR = eventIdOf('101') as EventId;

/** A valid id of no company. */
export const UNKNOWN_COMPANY = participationIdOf('01999999-9999-7999-8999-999999999999') as ParticipationId;

/** Two companies of the demo fair. */
export const companiesOf = async ({
  container,
}: DemoDesk): Promise<{ readonly mine: ParticipationId; readonly other: ParticipationId }> => {
  const { items } = (
    await container.get(EVENT_DIRECTORY).participations(DEMO_FAIR, 'all', 2)
  )._unsafeUnwrap();
  const [mine, other] = items.map(({ id }) => id);
  if (mine === undefined || other === undefined) throw new Error('The demo has changed');
  return { mine, other };
};
