import { CategoryRemovalBodySchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Deletes a category, or merges it into another. */
export const POST = organiserRoute('manage-event', (caller) =>
  readBody(caller.request, CategoryRemovalBodySchema).andThen(({ id, into }) =>
    currentUseCases().categoryPlannerOf(caller).remove(id, into),
  ),
);
