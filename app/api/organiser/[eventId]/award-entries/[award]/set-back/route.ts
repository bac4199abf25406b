import { EntrySetBackBodySchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Sets a submitted entry back to a draft, with a reason for its company. */
export const POST = organiserRoute('run-event', ({ ids, ...caller }) =>
  readBody(caller.request, EntrySetBackBodySchema).andThen(({ reason, ...entry }) =>
    currentUseCases()
      .entryDeskOf(caller)
      .setEntryBack(ids.award ?? '', entry, reason),
  ),
);
