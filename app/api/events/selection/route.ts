import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { signedIn } from '#app/_http/permission.ts';
import { readBody } from '#app/_http/read-body.ts';
import { SelectionChoice } from '#app/_http/request-bodies.ts';
import { respond } from '#app/_http/respond.ts';
import { openSelectionMemory } from '#app/_http/selection-memory.ts';

/** Stores the selection, if this user may make it; returns the address it leads to, without language. */
export const POST = async (request: Request): Promise<Response> => {
  const choices = currentUseCases().choicesIn(await openSelectionMemory());
  return respond(
    signedIn().andThen(({ user: { email } }) =>
      readBody(request, SelectionChoice)
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
