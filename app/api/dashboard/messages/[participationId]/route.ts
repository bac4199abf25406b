import { isLanguage } from '@fairdesk/core/shared';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { messagesFor } from '#app/_http/messages-for.ts';
import { allowOnly } from '#app/_http/permission.ts';
import { readBody } from '#app/_http/read-body.ts';
import { MessageRead } from '#app/_http/request-bodies.ts';
import { respond } from '#app/_http/respond.ts';
import type { RouteContext } from '#app/_http/route-context.ts';

type Context = RouteContext<'participationId'>;

/** The messages published now for the participation's type. */
export const GET = async (request: Request, { params }: Context): Promise<Response> => {
  const { participationId } = await params;
  const language = new URL(request.url).searchParams.get('language') ?? '';
  return respond(
    allowOnly(participationId, 'read').andThen(({ email, participation }) =>
      messagesFor(participation.id, email, isLanguage(language) ? language : 'en').map((items) => ({
        items,
      })),
    ),
  );
};

/** Marks a message as read by this user; idempotent. */
export const POST = async (request: Request, { params }: Context): Promise<Response> => {
  const { participationId } = await params;
  return respond(
    allowOnly(participationId, 'read').andThen(({ email, participation }) =>
      readBody(request, MessageRead).andThen(({ message }) =>
        currentUseCases().messagesOf(email).markRead(participation.id, message),
      ),
    ),
  );
};
