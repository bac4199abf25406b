import { DeletionBodySchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Deletes an exhibitor or a person of the fair for good, once the name is typed. */
export const POST = organiserRoute('manage-event', (caller) =>
  readBody(caller.request, DeletionBodySchema).andThen(({ target, typed }) =>
    currentUseCases().deletionOfficeOf(caller).delete(target, typed),
  ),
);
