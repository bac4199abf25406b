import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';

/** The caller's saved filters and columns. */
export const GET = organiserRoute('run-event', (caller) =>
  currentUseCases().exhibitorListOf(caller).preferences(),
);
