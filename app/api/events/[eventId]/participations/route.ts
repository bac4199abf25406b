import { eventIdFromPath, participationCountOf } from '@fairdesk/core/events';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { signedIn } from '#app/_http/permission.ts';
import { respond } from '#app/_http/respond.ts';
import type { RouteContext } from '#app/_http/route-context.ts';

/**
 * The first `displaycount` participations of the event that this user has access to; with a `search`, those with it in
 * their name or a stand number.
 */
export const GET = async (request: Request, { params }: RouteContext<'eventId'>): Promise<Response> => {
  const { eventId } = await params;
  const query = new URL(request.url).searchParams;
  return respond(
    signedIn().andThen(({ user }) =>
      eventIdFromPath(`/events/${eventId}`).asyncAndThen((event) =>
        participationCountOf(query.get('displaycount')).asyncAndThen((count) =>
          currentUseCases().listParticipations(user.email, event, count, query.get('search') ?? ''),
        ),
      ),
    ),
  );
};
