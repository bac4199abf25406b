import { AccountDetailsSchema, sessionOf } from '@fairdesk/core/session';
import { server } from '#app/_composition/server.ts';
import { IDENTITY_PROVIDER, SESSION_STORE } from '#app/_composition/session.ts';
import { signedIn } from '#app/_http/permission.ts';
import { readBody } from '#app/_http/read-body.ts';
import { respond } from '#app/_http/respond.ts';

/** Finishes the set-up of the account signed in to. */
export const POST = (request: Request): Promise<Response> =>
  respond(
    signedIn().andThen((session) =>
      readBody(request, AccountDetailsSchema)
        .andThen((details) =>
          server().get(IDENTITY_PROVIDER).completeAccount(session.tokens.accessToken, details),
        )
        .andThen((user) =>
          // Read anew: its tokens may have been refreshed while the account was written.
          server()
            .get(SESSION_STORE)
            .find(session.key)
            .map((current) => ({ ...(current ?? session), user })),
        )
        .andThrough((updated) => server().get(SESSION_STORE).replace(updated))
        .map((updated) => ({ session: sessionOf(updated) })),
    ),
  );
