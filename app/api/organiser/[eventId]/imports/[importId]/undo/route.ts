import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';

/** What undoing an import would do now. */
export const GET = organiserRoute('manage-event', ({ ids, ...caller }) =>
  currentUseCases()
    .importOfficeOf(caller)
    .planUndo(ids.importId ?? ''),
);

/** Begins to undo an import. */
export const POST = organiserRoute('manage-event', ({ ids, ...caller }) =>
  currentUseCases()
    .importOfficeOf(caller)
    .undoImport(ids.importId ?? ''),
);
