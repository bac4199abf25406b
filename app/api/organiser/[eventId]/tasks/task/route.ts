import { TaskBodySchema, TaskCompanyFilterSchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';
import { taskCodeIn } from '#app/_http/task-code-in.ts';

/** The companies that have the task. */
export const GET = organiserRoute('run-event', (caller) => {
  const filter = TaskCompanyFilterSchema.safeParse(Object.fromEntries(caller.query)).data ?? {};
  return currentUseCases().taskPlannerOf(caller).taskCompanies(taskCodeIn(caller.query), filter);
});

/** Changes the task. */
export const PATCH = organiserRoute('run-event', (caller) =>
  readBody(caller.request, TaskBodySchema).andThen(({ form, version }) =>
    currentUseCases().taskPlannerOf(caller).saveTask(taskCodeIn(caller.query), form, version),
  ),
);

/** Deletes the task. */
export const DELETE = organiserRoute('run-event', (caller) =>
  currentUseCases().taskPlannerOf(caller).removeTask(taskCodeIn(caller.query)),
);
