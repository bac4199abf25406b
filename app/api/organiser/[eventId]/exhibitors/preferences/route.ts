import { currentUseCases } from '#app/_composition/server.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';

/** The caller's saved filters and columns. */
export const GET = organiserRoute('run-event', (caller) =>
  currentUseCases().exhibitorListOf(caller).preferences(),
);
