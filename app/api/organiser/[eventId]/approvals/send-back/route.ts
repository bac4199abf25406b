import { SendBackBodySchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Sends an item back to its company, with a reason. */
export const POST = organiserRoute('run-event', (caller) =>
  readBody(caller.request, SendBackBodySchema).andThen(({ item, reason }) =>
    currentUseCases().approvalDeskOf(caller).sendBack(item, reason),
  ),
);
