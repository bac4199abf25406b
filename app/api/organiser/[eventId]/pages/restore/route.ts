import { PageVersionBodySchema } from '@fairdesk/core/editor';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Makes an earlier version of a page the draft. */
export const POST = organiserRoute('edit-site', (caller) =>
  readBody(caller.request, PageVersionBodySchema).andThen(({ version, revision, ...place }) =>
    currentUseCases().pageApiOf(caller).restore(place, version, revision),
  ),
);
