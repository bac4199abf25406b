import { DeletionPlanBodySchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** What deleting an exhibitor or a person would do. */
export const POST = organiserRoute('manage-event', (caller) =>
  readBody(caller.request, DeletionPlanBodySchema).andThen(({ target }) =>
    currentUseCases().deletionOfficeOf(caller).plan(target),
  ),
);
