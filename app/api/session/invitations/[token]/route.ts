import { AccountDetailsSchema } from '@fairdesk/core/session';
import { readBody } from '#app/_composition/read-body.ts';
import { respond } from '#app/_composition/respond.ts';
import { server } from '#app/_composition/server.ts';
import { IDENTITY_PROVIDER } from '#app/_composition/session.ts';

/** Accepts an invitation: makes the account, or proves it, and gives it the role. */
export const POST = async (
  request: Request,
  { params }: RouteContext<'/api/session/invitations/[token]'>,
): Promise<Response> => {
  const { token } = await params;
  return respond(
    readBody(request, AccountDetailsSchema).andThen((details) =>
      server().get(IDENTITY_PROVIDER).acceptInvitation(token, details),
    ),
  );
};
