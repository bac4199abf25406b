import { okAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';

/** The longest search, in characters. */
const SEARCH_MAX = 200;

/** Companies that a message can be for. */
export const GET = organiserRoute('run-event', (caller) =>
  currentUseCases()
    .messagePlannerOf(caller)
    .findMessageCompanies((caller.query.get('search') ?? '').slice(0, SEARCH_MAX))
    .andThen((items) => okAsync({ items })),
);
