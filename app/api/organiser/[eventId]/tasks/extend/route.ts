import { TaskExtensionBodySchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';
import { taskCodeIn } from '#app/_http/task-code-in.ts';

/** Gives companies a deadline of their own, or the common one again. */
export const POST = organiserRoute('run-event', (caller) =>
  readBody(caller.request, TaskExtensionBodySchema).andThen(({ companies, deadline }) =>
    currentUseCases().taskPlannerOf(caller).extendTask(taskCodeIn(caller.query), companies, deadline),
  ),
);
