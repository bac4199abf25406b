import { AdministratorDetailsSchema } from '@fairdesk/core/session';
import { ok } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { openNewSession } from '#app/_http/open-new-session.ts';
import { readBody } from '#app/_http/read-body.ts';
import { respond } from '#app/_http/respond.ts';
import type { RouteContext } from '#app/_http/route-context.ts';

/** Makes an administrator with a link that works once, and signs in. */
export const POST = async (request: Request, { params }: RouteContext<'token'>): Promise<Response> => {
  const { token } = await params;
  return respond(
    readBody(request, AdministratorDetailsSchema).andThen((details) =>
      currentUseCases()
        .setup.setUp(token, details)
        .andThen(() =>
          openNewSession(request, {
            accountName: details.email,
            password: details.password,
            rememberMe: false,
          })
            .map(() => undefined)
            // The account exists by now: without a session, the page asks the user to sign in.
            .orElse(() => ok(undefined)),
        ),
    ),
  );
};
