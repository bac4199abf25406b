import { NewWebhookBodySchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** The programs that are called when something of the event changes. */
export const GET = organiserRoute('manage-event', (caller) =>
  currentUseCases()
    .webhookOfficeOf(caller)
    .webhooks()
    .map((items) => ({ items })),
);

/** Makes a webhook; the response is the only place of its secret. */
export const POST = organiserRoute('manage-event', (caller) =>
  readBody(caller.request, NewWebhookBodySchema).andThen(({ id, ...form }) =>
    currentUseCases().webhookOfficeOf(caller).create(form, id),
  ),
);
