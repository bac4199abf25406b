import { WebhookTargetSchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Reports changes again. */
export const POST = organiserRoute('manage-event', (caller) =>
  readBody(caller.request, WebhookTargetSchema).andThen(({ id }) =>
    currentUseCases()
      .webhookOfficeOf(caller)
      .resume(id)
      .map((items) => ({ items })),
  ),
);
