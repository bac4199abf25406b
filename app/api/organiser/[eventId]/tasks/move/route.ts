import { TaskMoveBodySchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';
import { taskCodeIn } from '#app/_http/task-code-in.ts';

/** Moves the task in front of another, or to the end. */
export const POST = organiserRoute('run-event', (caller) =>
  readBody(caller.request, TaskMoveBodySchema).andThen(({ before }) =>
    currentUseCases().taskPlannerOf(caller).moveTask(taskCodeIn(caller.query), before),
  ),
);
