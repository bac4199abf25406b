import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';

/** Writes, or undoes, the next batch of an import. */
export const POST = organiserRoute('manage-event', ({ ids, ...caller }) =>
  currentUseCases()
    .importOfficeOf(caller)
    .advanceImport(ids.importId ?? ''),
);
