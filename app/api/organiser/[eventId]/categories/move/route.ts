import { CategoryMoveBodySchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Moves a category with everything below it. */
export const POST = organiserRoute('manage-event', (caller) =>
  readBody(caller.request, CategoryMoveBodySchema).andThen(({ id, ...to }) =>
    currentUseCases().categoryPlannerOf(caller).move(id, to),
  ),
);
