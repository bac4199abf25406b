import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';

/** What waits for approval. */
export const GET = organiserRoute('run-event', (caller) =>
  currentUseCases().approvalDeskOf(caller).listWaiting(),
);
