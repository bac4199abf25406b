import { addExhibitor, exhibitorQueryOf, NewExhibitorBodySchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** A page of the list of exhibitors. */
export const GET = organiserRoute('run-event', (caller) => {
  const { after, ...params } = Object.fromEntries(caller.query);
  return currentUseCases().exhibitorListOf(caller).page(exhibitorQueryOf(params), after);
});

/** Adds a company. */
export const POST = organiserRoute('run-event', (caller) =>
  readBody(caller.request, NewExhibitorBodySchema).andThen(({ id: key, ...company }) =>
    addExhibitor(currentUseCases().exhibitorListOf(caller))(company, key).map((id) => ({ id })),
  ),
);
