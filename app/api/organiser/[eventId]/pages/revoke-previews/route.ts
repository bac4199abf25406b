import { PagePlaceSchema } from '@fairdesk/core/editor';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Revokes the preview links of a page in one language. */
export const POST = organiserRoute('edit-site', (caller) =>
  readBody(caller.request, PagePlaceSchema).andThen((place) =>
    currentUseCases()
      .pageApiOf(caller)
      .revokePreviews(place)
      .map((revoked) => ({ revoked })),
  ),
);
