import { ImportStartSchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';
import { LIST_LIMIT } from '#app/_process/body-limits.ts';

/** The newest imports of the fair. */
export const GET = organiserRoute('manage-event', (caller) =>
  currentUseCases().importOfficeOf(caller).importHistory(),
);

/** Begins an import. */
export const POST = organiserRoute('manage-event', (caller) =>
  readBody(caller.request, ImportStartSchema, LIST_LIMIT).andThen(({ request, consent }) =>
    currentUseCases().importOfficeOf(caller).startImport(request, consent),
  ),
);
