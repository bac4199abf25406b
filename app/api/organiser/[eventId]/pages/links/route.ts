import { PageRemoveBodySchema } from '@fairdesk/core/editor';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readFields } from '#app/_http/read-body.ts';

/** The pages that link to a page. */
export const GET = organiserRoute('edit-site', (caller) =>
  readFields(Object.fromEntries(caller.query), PageRemoveBodySchema).andThen(({ path }) =>
    currentUseCases()
      .pageApiOf(caller)
      .linksTo(path)
      .map((items) => ({ items })),
  ),
);
