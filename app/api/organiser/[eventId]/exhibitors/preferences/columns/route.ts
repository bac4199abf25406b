import { ExhibitorColumnsSchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Remembers the visible columns. */
export const PUT = organiserRoute('run-event', (caller) =>
  readBody(caller.request, ExhibitorColumnsSchema).andThen(({ columns }) =>
    currentUseCases().exhibitorListOf(caller).saveColumns(columns),
  ),
);
