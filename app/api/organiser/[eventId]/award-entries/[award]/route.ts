import { EntryFilterSchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';

/** A page of the entries of an award. */
export const GET = organiserRoute('run-event', ({ ids, query, ...caller }) =>
  currentUseCases()
    .entryDeskOf(caller)
    .listEntries(ids.award ?? '', EntryFilterSchema.safeParse(Object.fromEntries(query)).data ?? {}),
);
