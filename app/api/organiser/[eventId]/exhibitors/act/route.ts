import {
  ExhibitorActionSchema,
  type ExhibitorOutcome,
  selectionBody,
  selectionOf,
} from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Does a verb with the selected exhibitors. */
export const POST = organiserRoute('run-event', (caller) =>
  readBody(caller.request, ExhibitorActionSchema).andThen(({ verb, selection }) =>
    currentUseCases().exhibitorListOf(caller).act(verb, selectionOf(selection)).map(actionBody),
  ),
);

const actionBody = ({ undo, ...outcome }: ExhibitorOutcome) => ({
  ...outcome,
  ...(undo && { undo: { verb: undo.verb, selection: selectionBody(undo.selection) } }),
});
