import { resendMails } from '@fairdesk/core/organiser';
import { okAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';
import { MailResend } from '#app/_http/request-bodies.ts';

/** Sends those of the mails again that are failed or unsure. */
export const POST = organiserRoute('run-event', (caller) =>
  readBody(caller.request, MailResend).andThen(({ ids }) =>
    resendMails(currentUseCases().mailLogOf(caller))(ids).andThen((items) => okAsync({ items })),
  ),
);
