import { sessionOf } from '@fairdesk/core/session';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { ForgotBody, LinkBody } from '#app/_http/account-schemas.ts';
import { limitMail } from '#app/_http/mail-limit.ts';
import { openSessionByLink } from '#app/_http/open-new-session.ts';
import { readBody } from '#app/_http/read-body.ts';
import { respond } from '#app/_http/respond.ts';

/** Mails a sign-in link, if there is such an account; the response is always the same. */
export const POST = (request: Request): Promise<Response> =>
  respond(
    limitMail(request)
      .andThen(() => readBody(request, ForgotBody))
      .andThen(({ email, language }) => currentUseCases().identity.requestSignInLink(email, language)),
  );

/** Signs in with the link. */
export const PUT = (request: Request): Promise<Response> =>
  respond(
    readBody(request, LinkBody)
      .andThen(({ token }) => openSessionByLink(request, token))
      .map((session) => ({ session: sessionOf(session) })),
  );
