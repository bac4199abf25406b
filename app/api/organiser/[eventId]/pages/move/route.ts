import { PageMoveBodySchema } from '@fairdesk/core/editor';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Moves a page and those below it, in every language. */
export const POST = organiserRoute('edit-site', (caller) =>
  readBody(caller.request, PageMoveBodySchema).andThen(({ from, to, changesLinks }) =>
    currentUseCases()
      .pageApiOf(caller)
      .move(from, to, changesLinks)
      .map((items) => ({ items })),
  ),
);
