import { currentUseCases } from '#app/_composition/server.ts';
import { runtime } from '#app/_process/runtime.ts';

/** Readiness: the store responds, the data folder is writable, and the process is not stopping. */
export const GET = async (): Promise<Response> => {
  const events = await currentUseCases().events.events();
  const isReady = events.isOk() && (await runtime().isReady());
  return Response.json({ status: isReady ? 'ready' : 'not ready' }, { status: isReady ? 200 : 503 });
};

export const dynamic = 'force-dynamic';
