import { PagePublishBodySchema } from '@fairdesk/core/editor';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Publishes the draft of a page, now or at a time. */
export const POST = organiserRoute('edit-site', (caller) =>
  readBody(caller.request, PagePublishBodySchema).andThen(({ revision, at, separates, ...place }) =>
    currentUseCases().pageApiOf(caller).publish(place, revision, at, separates),
  ),
);
