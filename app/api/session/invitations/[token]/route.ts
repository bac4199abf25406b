import { AccountDetailsSchema } from '@fairdesk/core/session';
import { ok } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { openNewSession } from '#app/_http/open-new-session.ts';
import { readBody } from '#app/_http/read-body.ts';
import { respond } from '#app/_http/respond.ts';
import type { RouteContext } from '#app/_http/route-context.ts';

/** Accepts an invitation: creates the account, or verifies it, grants its roles and signs in. */
export const POST = async (request: Request, { params }: RouteContext<'token'>): Promise<Response> => {
  const { token } = await params;
  return respond(
    readBody(request, AccountDetailsSchema).andThen((details) => {
      const people = currentUseCases().identity;
      return people.invitation(token).andThen(({ email }) =>
        people.acceptInvitation(token, details).andThen(() =>
          openNewSession(request, {
            accountName: email,
            password: details.password,
            rememberMe: false,
          })
            .map(() => undefined)
            // The invitation is already accepted: without a session, the page asks the user to sign in.
            .orElse(() => ok(undefined)),
        ),
      );
    }),
  );
};
