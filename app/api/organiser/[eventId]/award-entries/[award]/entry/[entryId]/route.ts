import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';

/** An entry with its answers. */
export const GET = organiserRoute('run-event', ({ ids, ...caller }) =>
  currentUseCases()
    .entryDeskOf(caller)
    .openEntry(ids.award ?? '', ids.entryId ?? ''),
);
