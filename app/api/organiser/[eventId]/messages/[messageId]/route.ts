import { MessageBodySchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Changes the message. */
export const PATCH = organiserRoute('run-event', (caller) =>
  readBody(caller.request, MessageBodySchema).andThen(({ form, version = '' }) =>
    currentUseCases()
      .messagePlannerOf(caller)
      .saveMessage(form, { id: caller.ids.messageId ?? '', version }),
  ),
);

/** Deletes the message. */
export const DELETE = organiserRoute('run-event', (caller) =>
  currentUseCases()
    .messagePlannerOf(caller)
    .removeMessage(caller.ids.messageId ?? ''),
);
