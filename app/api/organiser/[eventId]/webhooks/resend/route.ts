import { WebhookTargetSchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Queues a delivered or failed delivery again, with the same id. */
export const POST = organiserRoute('manage-event', (caller) =>
  readBody(caller.request, WebhookTargetSchema).andThen(({ id, delivery = '' }) =>
    currentUseCases()
      .webhookOfficeOf(caller)
      .resend(id, delivery)
      .map((items) => ({ items })),
  ),
);
