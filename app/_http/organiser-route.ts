import 'server-only';
import type { OrganiserCaller } from '@fairdesk/core/organiser';
import { type EventAction, eventIdOf, type Failure, mayOnEvent, NO_PERMISSION } from '@fairdesk/core/shared';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { runtime } from '#app/_process/runtime.ts';
import { signedIn } from './permission.ts';
import { respond } from './respond.ts';
import type { RouteContext } from './route-context.ts';

/** An authorised request of an organiser. */
export interface OrganiserRequest extends OrganiserCaller {
  readonly request: Request;
  /** The path parameters, by folder name. */
  readonly ids: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/**
 * A route below `/api/organiser/{eventId}`.
 *
 * Gives 404 with the code `no-permission` to everyone without the permission, and for every event while an outside
 * profile service stores them: the desk works on the embedded store.
 */
export const organiserRoute =
  <T>(
    action: EventAction,
    answer: (request: OrganiserRequest) => ResultAsync<T, Failure>,
    send: (result: ResultAsync<T, Failure>) => Promise<Response> = respond,
  ) =>
  async (request: Request, { params }: RouteContext): Promise<Response> => {
    const ids = await params;
    return send(
      organiserOf(ids.eventId ?? '', action).andThen((caller) =>
        answer({ ...caller, request, ids, query: new URL(request.url).searchParams }),
      ),
    );
  };

const organiserOf = (id: string, action: EventAction): ResultAsync<OrganiserCaller, Failure> =>
  signedIn().andThen(({ user: { email } }) => {
    const event = eventIdOf(id);
    if (event === undefined || runtime().settings.profileService) return errAsync(REFUSED);
    return currentUseCases()
      .access.membershipsOf(email)
      .andThen((memberships) =>
        mayOnEvent(memberships, event, action)
          ? okAsync<OrganiserCaller, Failure>({ event, actor: email })
          : errAsync(REFUSED),
      );
  });

/** The same for an unknown event and for one where the user has no such permission. */
const REFUSED: Failure = { kind: 'rejected', reason: NO_PERMISSION, fields: [] };
