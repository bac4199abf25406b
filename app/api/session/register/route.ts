import { AccessRequestSchema } from '@fairdesk/core/session';
import { countedMail } from '#app/_composition/counted-mail.ts';
import { readBody } from '#app/_composition/read-body.ts';
import { respond } from '#app/_composition/respond.ts';
import { server } from '#app/_composition/server.ts';
import { IDENTITY_PROVIDER } from '#app/_composition/session.ts';

/** Asks for access to a company; the answer is the same for known and unknown addresses. */
export const POST = (request: Request): Promise<Response> =>
  respond(
    countedMail(request)
      .andThen(() => readBody(request, AccessRequestSchema))
      .andThen((wish) => server().get(IDENTITY_PROVIDER).requestAccess(wish)),
  );
