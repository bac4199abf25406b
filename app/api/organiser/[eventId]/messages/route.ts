import { MessageBodySchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** The messages of the fair. */
export const GET = organiserRoute('run-event', (caller) =>
  currentUseCases().messagePlannerOf(caller).planMessages(),
);

/** Adds a message. */
export const POST = organiserRoute('run-event', (caller) =>
  readBody(caller.request, MessageBodySchema).andThen(({ form, id }) =>
    currentUseCases()
      .messagePlannerOf(caller)
      .saveMessage(form, { ...(id !== undefined && { id }) }),
  ),
);
