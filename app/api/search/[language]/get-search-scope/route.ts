import { currentUseCases } from '#app/_composition/server.ts';
import { respond } from '#app/_http/respond.ts';

/** The scope that a search covers: `?scope={id}`. Source: portal spec §7. */
export const GET = (request: Request): Promise<Response> =>
  respond(currentUseCases().searchSetup.scope(new URL(request.url).searchParams.get('scope') ?? ''));
