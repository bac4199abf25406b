import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { ResetBody } from '#app/_http/account-schemas.ts';
import { readBody } from '#app/_http/read-body.ts';
import { respond } from '#app/_http/respond.ts';

/** Sets a new password with the token of the mail; ends every session of the user. */
export const POST = (request: Request): Promise<Response> =>
  respond(
    readBody(request, ResetBody).andThen(({ token, password }) =>
      currentUseCases().identity.resetPassword(token, password),
    ),
  );
