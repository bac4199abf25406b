import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { withFreshPages } from '#app/_site/content-change.ts';

/** Undoes an action of the history. */
export const POST = organiserRoute('run-event', (caller) =>
  withFreshPages(
    currentUseCases()
      .auditTrailOf(caller)
      .restore(caller.ids.entryId ?? ''),
  ),
);
