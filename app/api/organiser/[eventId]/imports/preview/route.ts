import { ImportRequestSchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';
import { LIST_LIMIT } from '#app/_process/body-limits.ts';

/** What importing a list would do. */
export const POST = organiserRoute('manage-event', (caller) =>
  readBody(caller.request, ImportRequestSchema, LIST_LIMIT).andThen((request) =>
    currentUseCases().importOfficeOf(caller).previewImport(request),
  ),
);
