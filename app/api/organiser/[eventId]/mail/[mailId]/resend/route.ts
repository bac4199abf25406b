import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';

/** Sends a failed or unsure mail again. */
export const POST = organiserRoute('run-event', ({ ids, ...caller }) =>
  currentUseCases()
    .mailLogOf(caller)
    .act(ids.mailId ?? '', 'resend'),
);
