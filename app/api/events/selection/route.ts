import { EventIdSchema, ParticipationIdSchema } from '@fairdesk/core/events';
import * as z from 'zod/mini';
import { currentUseCases } from '#app/_composition/server.ts';
import { signedIn } from '#app/_http/permission.ts';
import { readBody } from '#app/_http/read-body.ts';
import { respond } from '#app/_http/respond.ts';
import { openSelectionMemory } from '#app/_http/selection-memory.ts';

/** The list, an event, or a participation. */
const Choice = z.union([
  z.strictObject({}),
  z.strictObject({ eventId: EventIdSchema }),
  z.strictObject({ participationId: ParticipationIdSchema }),
]);

/** Stores the selection, if this user may make it; returns the address it leads to, without language. */
export const POST = async (request: Request): Promise<Response> => {
  const choices = currentUseCases().choicesIn(await openSelectionMemory());
  return respond(
    signedIn().andThen(({ user: { email } }) =>
      readBody(request, Choice)
        .andThen((choice) => {
          if ('participationId' in choice) return choices.chooseParticipation(email, choice.participationId);
          return 'eventId' in choice
            ? choices.chooseEvent(email, choice.eventId)
            : choices.clearSelection(email);
        })
        .map((href) => ({ href })),
    ),
  );
};
