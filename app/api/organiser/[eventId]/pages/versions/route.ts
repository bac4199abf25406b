import { PagePlaceSchema } from '@fairdesk/core/editor';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readFields } from '#app/_http/read-body.ts';

/** The earlier versions of a page. */
export const GET = organiserRoute('edit-site', (caller) =>
  readFields(Object.fromEntries(caller.query), PagePlaceSchema).andThen((place) =>
    currentUseCases()
      .pageApiOf(caller)
      .versions(place)
      .map((items) => ({ items })),
  ),
);
