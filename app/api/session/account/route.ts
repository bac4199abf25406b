import { AccountDetailsSchema, sessionOf } from '@fairdesk/core/session';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { signedIn } from '#app/_http/permission.ts';
import { readBody } from '#app/_http/read-body.ts';
import { respond } from '#app/_http/respond.ts';

/** Completes the set-up of the signed-in account. */
export const POST = (request: Request): Promise<Response> =>
  respond(
    signedIn().andThen((session) =>
      readBody(request, AccountDetailsSchema)
        .andThen((details) => currentUseCases().identity.completeAccount(session.tokens.accessToken, details))
        .andThen((user) =>
          // Read again: its tokens may have been refreshed while the account was being written.
          currentUseCases()
            .sessions.find(session.key)
            .map((current) => ({ ...(current ?? session), user })),
        )
        .andThrough((updated) => currentUseCases().sessions.replace(updated))
        .map((updated) => ({ session: sessionOf(updated) })),
    ),
  );
