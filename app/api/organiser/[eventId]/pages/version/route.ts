import { PageVersionPlaceSchema } from '@fairdesk/core/editor';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readFields } from '#app/_http/read-body.ts';

/** An earlier version of a page, or what visitors see of it. */
export const GET = organiserRoute('edit-site', (caller) =>
  readFields(Object.fromEntries(caller.query), PageVersionPlaceSchema).andThen(({ version, ...place }) =>
    currentUseCases()
      .pageApiOf(caller)
      .version(place, version)
      .map((document) => ({ document })),
  ),
);
