import { currentUseCases } from '#app/_composition/server.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';

/** Undoes an action of the history. */
export const POST = organiserRoute('run-event', (caller) =>
  currentUseCases()
    .auditTrailOf(caller)
    .restore(caller.ids.entryId ?? ''),
);
