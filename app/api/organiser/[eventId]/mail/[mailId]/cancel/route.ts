import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';

/** Cancels a mail that waits. */
export const POST = organiserRoute('run-event', ({ ids, ...caller }) =>
  currentUseCases()
    .mailLogOf(caller)
    .act(ids.mailId ?? '', 'cancel'),
);
