import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';

/** A mail of the log with its text. */
export const GET = organiserRoute('run-event', ({ ids, ...caller }) =>
  currentUseCases()
    .mailLogOf(caller)
    .read(ids.mailId ?? ''),
);
