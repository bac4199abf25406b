import { TaskUndoBodySchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Undoes a change of a task of selected exhibitors. */
export const POST = organiserRoute('run-event', (caller) =>
  readBody(caller.request, TaskUndoBodySchema).andThen(({ change }) =>
    currentUseCases().exhibitorListOf(caller).undoTask(change),
  ),
);
