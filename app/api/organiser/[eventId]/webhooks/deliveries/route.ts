import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';

/** The last deliveries of a webhook, `?webhook=`. */
export const GET = organiserRoute('manage-event', (caller) =>
  currentUseCases()
    .webhookOfficeOf(caller)
    .deliveries(caller.query.get('webhook') ?? '')
    .map((items) => ({ items })),
);
