import { NewTaskBodySchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** The tasks of the fair, with their progress. */
export const GET = organiserRoute('run-event', (caller) =>
  currentUseCases().taskPlannerOf(caller).planTasks(),
);

/** Adds a task, or restores one. */
export const POST = organiserRoute('run-event', (caller) =>
  readBody(caller.request, NewTaskBodySchema).andThen(({ form, ...names }) =>
    currentUseCases().taskPlannerOf(caller).createTask(form, names),
  ),
);
