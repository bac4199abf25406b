import { ExhibitorActionSchema, selectionOf } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** What a verb would do with the selected exhibitors. */
export const POST = organiserRoute('run-event', (caller) =>
  readBody(caller.request, ExhibitorActionSchema).andThen(({ verb, selection }) =>
    currentUseCases().exhibitorListOf(caller).plan(verb, selectionOf(selection)),
  ),
);
