import { PageRevisionBodySchema } from '@fairdesk/core/editor';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Discards the draft of a page. */
export const POST = organiserRoute('edit-site', (caller) =>
  readBody(caller.request, PageRevisionBodySchema).andThen(({ revision, ...place }) =>
    currentUseCases().pageApiOf(caller).discardDraft(place, revision),
  ),
);
