import { EventIdSchema, ParticipationIdSchema } from '@fairdesk/core/events';
import * as z from 'zod/mini';
import { signedIn } from '#app/_http/permission.ts';
import { readBody } from '#app/_http/read-body.ts';
import { respond } from '#app/_http/respond.ts';
import { chooseEvent, chooseNothing, chooseParticipation } from '#app/_http/selection.ts';

/** The list, an event, or a participation. */
const Choice = z.union([
  z.strictObject({}),
  z.strictObject({ eventId: EventIdSchema }),
  z.strictObject({ participationId: ParticipationIdSchema }),
]);

/** Stores the selection, if this user may make it; returns the address it leads to. */
export const POST = (request: Request): Promise<Response> =>
  respond(
    signedIn().andThen(({ user: { email } }) =>
      readBody(request, Choice).andThen((choice) => {
        if ('participationId' in choice) return chooseParticipation(choice.participationId);
        return 'eventId' in choice ? chooseEvent(email, choice.eventId) : chooseNothing(email);
      }),
    ),
  );
