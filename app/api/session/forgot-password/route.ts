import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { LinkRequestBody } from '#app/_http/account-schemas.ts';
import { returnPathOf } from '#app/_http/local-path-of.ts';
import { limitMail } from '#app/_http/mail-limit.ts';
import { readBody } from '#app/_http/read-body.ts';
import { respond } from '#app/_http/respond.ts';

/** Mails a link to set a new password, if there is such an account; the response is always the same. */
export const POST = (request: Request): Promise<Response> =>
  respond(
    limitMail(request)
      .andThen(() => readBody(request, LinkRequestBody))
      .andThen(({ email, language, returnTo }) =>
        currentUseCases().identity.forgotPassword(email, language, returnPathOf(returnTo)),
      ),
  );
