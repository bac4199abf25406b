import { isLanguage } from '@fairdesk/core/shared';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { type Allowed, allowOnly, markedAsOrganiser } from '#app/_http/permission.ts';
import { readBody } from '#app/_http/read-body.ts';
import { TaskChange, TaskCreation } from '#app/_http/request-bodies.ts';
import { respond } from '#app/_http/respond.ts';
import type { RouteContext } from '#app/_http/route-context.ts';

type Context = RouteContext<'participationId'>;

const keeperOf = ({ email }: Allowed) => currentUseCases().tasksOf(email);

/** The tasks of the participation, in the requested `language`. */
export const GET = async (request: Request, { params }: Context): Promise<Response> => {
  const { participationId } = await params;
  const language = new URL(request.url).searchParams.get('language') ?? '';
  return respond(
    allowOnly(participationId, 'read', currentUseCases().requireTaskPermission).andThen((allowed) =>
      keeperOf(allowed)
        .list(allowed.participation.id, isLanguage(language) ? language : 'en')
        .map((items) => ({ items })),
    ),
  );
};

/** Creates the first state of a task: `{ attributes: { code, status } }`; an unknown code gives 404. */
export const POST = async (request: Request, { params }: Context): Promise<Response> => {
  const { participationId } = await params;
  return respond(
    allowOnly(participationId, 'tick-tasks').andThen((allowed) =>
      readBody(request, TaskCreation).andThen(({ attributes }) =>
        markedAsOrganiser(allowed, () =>
          keeperOf(allowed)
            .create(allowed.participation.id, attributes)
            .map((id) => ({ id })),
        ),
      ),
    ),
  );
};

/** Changes the state of a task: `{ id, attributes: { status } }`. */
export const PATCH = async (request: Request, { params }: Context): Promise<Response> => {
  const { participationId } = await params;
  return respond(
    allowOnly(participationId, 'tick-tasks').andThen((allowed) =>
      readBody(request, TaskChange).andThen(({ id, attributes: { status } }) =>
        markedAsOrganiser(allowed, () =>
          keeperOf(allowed)
            .update(allowed.participation.id, { serviceId: id, status })
            .map((saved) => ({ id: saved })),
        ),
      ),
    ),
  );
};
