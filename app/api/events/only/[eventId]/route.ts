import { eventIdFromPath } from '@fairdesk/core/events';
import { isLanguage, localPath } from '@fairdesk/core/shared';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { markRedirected } from '#app/_http/cookies.ts';
import { signedIn } from '#app/_http/permission.ts';
import type { RouteContext } from '#app/_http/route-context.ts';
import { openSelectionMemory } from '#app/_http/selection-memory.ts';

/** Redirects a user with a single event to it, once per visit: returning to the list later stays there. */
export const GET = async (request: Request, { params }: RouteContext<'eventId'>): Promise<Response> => {
  const { eventId } = await params;
  const requested = new URL(request.url).searchParams.get('language') ?? '';
  const language = isLanguage(requested) ? requested : 'en';
  const { chooseEvent } = currentUseCases().choicesIn(await openSelectionMemory());
  const chosen = await signedIn().andThen(({ user }) =>
    eventIdFromPath(`/events/${eventId}`).asyncAndThen((event) => chooseEvent(user.email, event)),
  );
  await markRedirected();
  const location = localPath({ language, path: chosen.unwrapOr('/') });
  return new Response(null, { status: 307, headers: { location, 'cache-control': 'private, no-store' } });
};
