import 'server-only';
import { chosen, eventHref, participationHref } from '@fairdesk/core/events';
import type { EventId, Failure, ParticipationId } from '@fairdesk/core/shared';
import { errAsync, ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/server.ts';
import { writeMultipleEvents, writeSelection } from './cookies.ts';
import { allowOnly } from './permission.ts';

/** The address that a selection leads to, without language. */
interface Led {
  readonly href: string;
}

/**
 * Opening the list clears the selection and stores whether there is more than one event. Source: portal spec
 * §2.
 */
export const chooseNothing = (email: string): ResultAsync<Led, Failure> =>
  currentUseCases()
    .listEvents(email, currentUseCases().clock())
    .andThen((tiles) =>
      ResultAsync.fromSafePromise(remember({ kind: 'none' }, tiles.length > 1)).map(() => ({ href: '/' })),
    );

export const chooseEvent = (email: string, event: EventId): ResultAsync<Led, Failure> =>
  currentUseCases()
    .listEvents(email, currentUseCases().clock())
    .andThen((tiles) =>
      tiles.some(({ summary }) => summary.id === event)
        ? ResultAsync.fromSafePromise(
            remember({ kind: 'event', selectedEventId: event }, tiles.length > 1),
          ).map(() => ({ href: eventHref(event) }))
        : errAsync<Led, Failure>({ kind: 'not-found', what: `event ${event}` }),
    );

export const chooseParticipation = (id: ParticipationId): ResultAsync<Led, Failure> =>
  allowOnly(id, 'read').andThen(({ email, participation }) =>
    ResultAsync.combine([
      currentUseCases().events.event(participation.event),
      currentUseCases().events.participation(participation.id),
      currentUseCases().sites.sites(),
      currentUseCases().listEvents(email, currentUseCases().clock()),
    ]).andThen(([event, whole, sites, tiles]) =>
      ResultAsync.fromSafePromise(
        remember({ kind: 'participation', chosen: chosen(event, whole) }, tiles.length > 1),
      ).map(() => ({ href: participationHref(sites.find((site) => site.event === event.id)) })),
    ),
  );

const remember = async (selection: Parameters<typeof writeSelection>[0], several: boolean): Promise<void> => {
  await writeSelection(selection);
  await writeMultipleEvents(several);
};
