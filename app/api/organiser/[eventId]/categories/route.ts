import { CategoryBodySchema, NewCategoryBodySchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** The categories of the fair. */
export const GET = organiserRoute('manage-event', (caller) =>
  currentUseCases().categoryPlannerOf(caller).plan(),
);

/** Adds a category. */
export const POST = organiserRoute('manage-event', (caller) =>
  readBody(caller.request, NewCategoryBodySchema).andThen(({ form, id }) =>
    currentUseCases().categoryPlannerOf(caller).create(form, id),
  ),
);

/** Changes a category. */
export const PUT = organiserRoute('manage-event', (caller) =>
  readBody(caller.request, CategoryBodySchema).andThen(({ id, form, version }) =>
    currentUseCases().categoryPlannerOf(caller).save(id, form, version),
  ),
);
