import { FrameChangeSchema } from '@fairdesk/core/editor';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';
import { PAGE_LIMIT } from '#app/_process/body-limits.ts';

/** Lists the headers and footers of the fair's website. */
export const GET = organiserRoute('edit-site', (caller) =>
  currentUseCases()
    .frameOfficeOf(caller)
    .frames()
    .map((items) => ({ items })),
);

/** Writes a header or footer into every page that has it. */
export const PUT = organiserRoute('edit-site', (caller) =>
  readBody(caller.request, FrameChangeSchema, PAGE_LIMIT)
    .andThen((change) => currentUseCases().frameOfficeOf(caller).publish(change))
    .map((items) => ({ items })),
);
