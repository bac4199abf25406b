import { EVENT_DIRECTORY } from '#app/_composition/events.ts';
import { runtime } from '#app/_composition/runtime.ts';
import { server } from '#app/_composition/server.ts';

/** Whether visits can be served: the store answers, and nobody has told the process to stop. */
export const GET = async (): Promise<Response> => {
  const events = await server().get(EVENT_DIRECTORY).events();
  const isReady = events.isOk() && runtime().isReady();
  return Response.json({ status: isReady ? 'ready' : 'not ready' }, { status: isReady ? 200 : 503 });
};

export const dynamic = 'force-dynamic';
