import { type Failure, participationIdOf } from '@fairdesk/core/shared';
import { errAsync, ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { openSelectionMemory } from '#app/_http/selection-memory.ts';

/** Opens the portal as the company: records it, and selects the company; returns where it leads. */
export const POST = organiserRoute('run-event', (caller) => {
  const id = participationIdOf(caller.ids.participationId ?? '');
  if (id === undefined) return errAsync<{ href: string }, Failure>({ kind: 'not-found', what: 'exhibitor' });
  return currentUseCases()
    .exhibitorListOf(caller)
    .recordVisit(id, { kind: 'open' })
    .andThen(() => ResultAsync.fromSafePromise(openSelectionMemory()))
    .andThen((memory) => currentUseCases().choicesIn(memory).chooseParticipation(caller.actor, id))
    .map((href) => ({ href }));
});
