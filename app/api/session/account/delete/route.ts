import { AccountDeletionSchema } from '@fairdesk/core/session';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { clearSessionCookie } from '#app/_http/cookies.ts';
import { signedIn } from '#app/_http/permission.ts';
import { countAttempt } from '#app/_http/rate-limits.ts';
import { readBody } from '#app/_http/read-body.ts';
import { respond } from '#app/_http/respond.ts';

/** Deletes the account of the signed-in visitor, after checking the password; signs out on every device. */
export const POST = (request: Request): Promise<Response> =>
  respond(
    signedIn().andThen((session) =>
      countAttempt([['delete account: user', session.user.email]])
        .andThen(() => readBody(request, AccountDeletionSchema))
        .andThen((deletion) => currentUseCases().deleteAccount(session, deletion))
        .andTee(clearSessionCookie),
    ),
  );
