import { PreviewLinkBodySchema } from '@fairdesk/core/editor';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Makes a link to the draft of a page, or of the whole website. */
export const POST = organiserRoute('edit-site', (caller) =>
  readBody(caller.request, PreviewLinkBodySchema).andThen(({ scope, ...place }) =>
    currentUseCases().pageApiOf(caller).linkPreview(place, scope),
  ),
);
