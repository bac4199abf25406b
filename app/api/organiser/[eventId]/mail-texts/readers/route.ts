import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';

/** People of the fair, `?search=`, to see a mail as they would get it. */
export const GET = organiserRoute('manage-event', (caller) =>
  currentUseCases()
    .mailTextOfficeOf(caller)
    .readers(caller.query.get('search') ?? '')
    .map((items) => ({ items })),
);
