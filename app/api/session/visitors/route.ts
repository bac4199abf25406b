import { VisitorRegistrationSchema } from '@fairdesk/core/session';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { localRoute } from '#app/_http/local-path-of.ts';
import { limitMail } from '#app/_http/mail-limit.ts';
import { readBody } from '#app/_http/read-body.ts';
import { respond } from '#app/_http/respond.ts';

/** Registers a visitor; the response is the same for known and unknown addresses. */
export const POST = (request: Request): Promise<Response> =>
  respond(
    limitMail(request)
      .andThen(() => readBody(request, VisitorRegistrationSchema))
      .andThen(({ returnTo, ...registration }) => {
        const local = returnTo === undefined ? undefined : localRoute(returnTo);
        return currentUseCases().identity.registerVisitor({
          ...registration,
          ...(local !== undefined && { returnTo: local }),
        });
      }),
  );
