import { PageRemoveBodySchema } from '@fairdesk/core/editor';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Deletes a page in every language. */
export const POST = organiserRoute('edit-site', (caller) =>
  readBody(caller.request, PageRemoveBodySchema).andThen(({ path }) =>
    currentUseCases()
      .pageApiOf(caller)
      .remove(path)
      .map((items) => ({ items })),
  ),
);
