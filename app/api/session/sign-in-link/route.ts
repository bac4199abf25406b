import { sessionOf } from '@fairdesk/core/session';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { LinkBody, LinkRequestBody } from '#app/_http/account-schemas.ts';
import { returnPathOf } from '#app/_http/local-path-of.ts';
import { limitMail } from '#app/_http/mail-limit.ts';
import { openSessionByLink } from '#app/_http/open-new-session.ts';
import { readBody } from '#app/_http/read-body.ts';
import { respond } from '#app/_http/respond.ts';

/** Mails a sign-in link, if there is such an account; the response is always the same. */
export const POST = (request: Request): Promise<Response> =>
  respond(
    limitMail(request)
      .andThen(() => readBody(request, LinkRequestBody))
      .andThen(({ email, language, returnTo }) =>
        currentUseCases().identity.requestSignInLink(email, language, returnPathOf(returnTo)),
      ),
  );

/** Signs in with the link. */
export const PUT = (request: Request): Promise<Response> =>
  respond(
    readBody(request, LinkBody)
      .andThen(({ token }) => openSessionByLink(request, token))
      .map((session) => ({ session: sessionOf(session) })),
  );
