import { resendMails } from '@fairdesk/core/organiser';
import { okAsync } from 'neverthrow';
import * as z from 'zod/mini';
import { currentUseCases } from '#app/_composition/server.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

const Body = z.strictObject({ ids: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(200)) });

/** Sends those of the mails again that are failed or unsure. */
export const POST = organiserRoute('run-event', (caller) =>
  readBody(caller.request, Body).andThen(({ ids }) =>
    resendMails(currentUseCases().mailLogOf(caller))(ids).andThen((items) => okAsync({ items })),
  ),
);
