import { WebhookTargetSchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Sends nothing until it is resumed; changes meanwhile are not reported. */
export const POST = organiserRoute('manage-event', (caller) =>
  readBody(caller.request, WebhookTargetSchema).andThen(({ id }) =>
    currentUseCases()
      .webhookOfficeOf(caller)
      .pause(id)
      .map((items) => ({ items })),
  ),
);
