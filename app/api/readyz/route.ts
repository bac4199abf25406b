import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { runtime } from '#app/_process/runtime.ts';

/** Readiness: the store responds, the data folder is writable, and the process is not stopping. */
export const GET = async (): Promise<Response> => {
  const [events, readiness] = await Promise.all([currentUseCases().events.events(), runtime().readiness()]);
  const faults = [...readiness.faults, ...(events.isErr() ? ['database'] : [])];
  const isReady = faults.length === 0;
  return Response.json(
    { status: isReady ? 'ready' : 'not ready', faults, warnings: readiness.warnings },
    { status: isReady ? 200 : 503 },
  );
};

export const dynamic = 'force-dynamic';
