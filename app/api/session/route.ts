import { CredentialsSchema, sessionOf } from '@fairdesk/core/session';
import { okAsync, ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { clearRedirected, clearSessionCookie, sessionKey } from '#app/_http/cookies.ts';
import { openNewSession } from '#app/_http/open-new-session.ts';
import { currentSession } from '#app/_http/permission.ts';
import { readBody } from '#app/_http/read-body.ts';
import { respond } from '#app/_http/respond.ts';
import { openSelectionMemory } from '#app/_http/selection-memory.ts';

/** The session of this browser, or `{ session: null }`; `?use=peek` does not extend it. */
export const GET = (request: Request): Promise<Response> => {
  const isPeek = new URL(request.url).searchParams.get('use') === 'peek';
  return respond(
    (isPeek ? storedSession() : currentSession()).map((session) => ({
      session: session ? sessionOf(session) : null,
    })),
  );
};

const storedSession = (): ReturnType<typeof currentSession> =>
  ResultAsync.fromSafePromise(sessionKey()).andThen((key) =>
    key === undefined ? okAsync(undefined) : currentUseCases().sessions.find(key),
  );

export const POST = (request: Request): Promise<Response> =>
  respond(
    readBody(request, CredentialsSchema)
      .andThen((credentials) => openNewSession(request, credentials))
      .map((session) => ({ session: sessionOf(session) })),
  );

/** Signs out, with `?scope=everywhere` on every device; idempotent. */
export const DELETE = (request: Request): Promise<Response> => {
  const scope = new URL(request.url).searchParams.get('scope') === 'everywhere' ? 'everywhere' : 'here';
  return respond(
    ResultAsync.fromSafePromise(sessionKey())
      .andThen((key) => (key === undefined ? okAsync() : currentUseCases().endSession(key, scope)))
      .andTee(clearSessionCookie)
      .andTee(clearRedirected)
      .andTee(() => openSelectionMemory().then((memory) => memory.write({ kind: 'none' }))),
  );
};
