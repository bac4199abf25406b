import { TaskReopeningBodySchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';
import { taskCodeIn } from '#app/_http/task-code-in.ts';

/** Undoes a closing. */
export const POST = organiserRoute('run-event', (caller) =>
  readBody(caller.request, TaskReopeningBodySchema).andThen(({ closedAt }) =>
    currentUseCases().taskPlannerOf(caller).reopenTask(taskCodeIn(caller.query), closedAt),
  ),
);
