import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserOnly } from '#app/_http/permission.ts';
import { respond } from '#app/_http/respond.ts';
import type { RouteContext } from '#app/_http/route-context.ts';

/** The messages to the organiser of the event, newest first. */
export const GET = async (_request: Request, { params }: RouteContext<'eventId'>): Promise<Response> => {
  const { eventId } = await params;
  return respond(
    organiserOnly(eventId)
      .andThen((event) => currentUseCases().contactInbox.messages(event))
      .map((items) => ({ items })),
  );
};
