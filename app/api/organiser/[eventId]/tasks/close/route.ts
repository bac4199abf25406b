import { TaskClosingBodySchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';
import { taskCodeIn } from '#app/_http/task-code-in.ts';

/** Completes the task for companies that have it open. */
export const POST = organiserRoute('run-event', (caller) =>
  readBody(caller.request, TaskClosingBodySchema).andThen(({ companies }) =>
    currentUseCases().taskPlannerOf(caller).closeTask(taskCodeIn(caller.query), companies),
  ),
);
