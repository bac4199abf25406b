import { AccountDetailsSchema, sessionOf } from '@fairdesk/core/session';
import { currentUseCases } from '#app/_composition/server.ts';
import { signedIn } from '#app/_http/permission.ts';
import { readBody } from '#app/_http/read-body.ts';
import { respond } from '#app/_http/respond.ts';

/** Finishes the set-up of the account signed in to. */
export const POST = (request: Request): Promise<Response> =>
  respond(
    signedIn().andThen((session) =>
      readBody(request, AccountDetailsSchema)
        .andThen((details) => currentUseCases().identity.completeAccount(session.tokens.accessToken, details))
        .andThen((user) =>
          // Read anew: its tokens may have been refreshed while the account was written.
          currentUseCases()
            .sessions.find(session.key)
            .map((current) => ({ ...(current ?? session), user })),
        )
        .andThrough((updated) => currentUseCases().sessions.replace(updated))
        .map((updated) => ({ session: sessionOf(updated) })),
    ),
  );
