import { AccessRequestSchema } from '@fairdesk/core/session';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { limitMail } from '#app/_http/mail-limit.ts';
import { readBody } from '#app/_http/read-body.ts';
import { respond } from '#app/_http/respond.ts';

/** Requests access to a company; the response is the same for known and unknown addresses. */
export const POST = (request: Request): Promise<Response> =>
  respond(
    limitMail(request)
      .andThen(() => readBody(request, AccessRequestSchema))
      .andThen((wish) => currentUseCases().identity.requestAccess(wish)),
  );
