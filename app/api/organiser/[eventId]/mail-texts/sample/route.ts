import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';

/** What the placeholders stand for in a mail to one person, `?email=`. */
export const GET = organiserRoute('manage-event', (caller) =>
  currentUseCases()
    .mailTextOfficeOf(caller)
    .sample(caller.query.get('email') ?? ''),
);
