import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';

/** Cancels the mails of a letter that wait. */
export const POST = organiserRoute('run-event', ({ ids, ...caller }) =>
  currentUseCases()
    .letterDeskOf(caller)
    .cancelLetter(ids.letterId ?? ''),
);
