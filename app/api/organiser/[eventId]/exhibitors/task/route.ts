import { changeExhibitorTask, selectionOf } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';
import { ExhibitorTaskBody } from '#app/_http/request-bodies.ts';

/** Completes, reopens or extends a task for the selected exhibitors. */
export const POST = organiserRoute('run-event', (caller) =>
  readBody(caller.request, ExhibitorTaskBody).andThen(({ form, selection }) =>
    changeExhibitorTask(currentUseCases().exhibitorListOf(caller))(form, selectionOf(selection)),
  ),
);
