import { ExhibitorViewSchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Saves a filter under its name. */
export const PUT = organiserRoute('run-event', (caller) =>
  readBody(caller.request, ExhibitorViewSchema).andThen((view) =>
    currentUseCases().exhibitorListOf(caller).saveView(view),
  ),
);

/** Deletes a saved filter. */
export const DELETE = organiserRoute('run-event', (caller) =>
  currentUseCases()
    .exhibitorListOf(caller)
    .deleteView(caller.query.get('name') ?? ''),
);
