import { MailTextBodySchema, saveMailText } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** The mails that the product sends for the fair, with their texts. */
export const GET = organiserRoute('manage-event', (caller) =>
  currentUseCases()
    .mailTextOfficeOf(caller)
    .texts()
    .map((items) => ({ items })),
);

/** Replaces the texts of one mail. */
export const PUT = organiserRoute('manage-event', (caller) =>
  readBody(caller.request, MailTextBodySchema).andThen(({ kind, form, before }) =>
    saveMailText(currentUseCases().mailTextOfficeOf(caller))(kind, form, before),
  ),
);
