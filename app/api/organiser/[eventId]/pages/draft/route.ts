import { PageDraftBodySchema, PagePlaceSchema } from '@fairdesk/core/editor';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody, readFields } from '#app/_http/read-body.ts';
import { PAGE_LIMIT } from '#app/_process/body-limits.ts';

/** Opens a page in the editor. */
export const GET = organiserRoute('edit-site', (caller) =>
  readFields(Object.fromEntries(caller.query), PagePlaceSchema).andThen((place) =>
    currentUseCases().pageApiOf(caller).open(place),
  ),
);

/** Saves the draft of a page. */
export const PUT = organiserRoute('edit-site', (caller) =>
  readBody(caller.request, PageDraftBodySchema, PAGE_LIMIT).andThen(({ document, revision, ...place }) =>
    currentUseCases().pageApiOf(caller).saveDraft(place, document, revision),
  ),
);
