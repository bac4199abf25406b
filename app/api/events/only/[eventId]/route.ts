import { eventIdFromPath } from '@fairdesk/core/events';
import { isLanguage, localPath } from '@fairdesk/core/shared';
import { redirect } from 'next/navigation';
import { markRedirected } from '#app/_http/cookies.ts';
import { signedIn } from '#app/_http/permission.ts';
import { chooseEvent } from '#app/_http/selection.ts';

/** Redirects a user with a single event to it, once per visit: returning to the list later stays there. */
export const GET = async (
  request: Request,
  { params }: RouteContext<'/api/events/only/[eventId]'>,
): Promise<never> => {
  const { eventId } = await params;
  const wanted = new URL(request.url).searchParams.get('language') ?? '';
  const language = isLanguage(wanted) ? wanted : 'en';
  const led = await signedIn().andThen(({ user }) =>
    eventIdFromPath(`/events/${eventId}`).asyncAndThen((event) => chooseEvent(user.email, event)),
  );
  await markRedirected();
  redirect(localPath({ language, path: led.isOk() ? led.value.href : '/' }));
};
