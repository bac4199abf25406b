import { z } from 'zod';
import { openPlatform } from '../../../adapters/platform/index.ts';

const HOST = 'http://platform.local/api/v0.1';
const silent = () => {};

/** A silent log: these processes print acknowledgements only. */
export const quiet = { info: silent, warn: silent, error: silent };

/** The service's response to a write. */
export const Answer = z.object({
  data: z.object({ id: z.string(), attributes: z.object({ version: z.number() }) }),
});

/** An acknowledged change: the task's code with the version and status in the response. */
export const Acknowledged = z.object({
  code: z.string(),
  version: z.number(),
  status: z.enum(['OPEN', 'CLOSED']),
});
export type Acknowledged = z.infer<typeof Acknowledged>;

/** A platform at a place, with a way to call it with its own token. */
export const openKillDesk = async (dataFolder: string, databaseUrl: string) => {
  const platform = await openPlatform({
    dataFolder,
    ...(databaseUrl ? { databaseUrl } : {}),
    ...{
      serviceUser: 'service',
      servicePassword: 'secret',
      layoutKey: 'key',
      publicUrl: 'https://desk.example',
    },
    log: quiet,
  });
  const form = new URLSearchParams({ username: 'service', password: 'secret' });
  const answer = await platform.fetch(new Request(`${HOST}/token`, { method: 'POST', body: form }));
  const { access_token } = z.object({ access_token: z.string() }).parse(await answer.json());
  const call = async (method: string, path: string, data?: unknown, key?: string): Promise<unknown> => {
    const response = await platform.fetch(
      new Request(`${HOST}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${access_token}`,
          'content-type': 'application/json',
          ...(key ? { 'idempotency-key': key } : {}),
        },
        ...(data ? { body: JSON.stringify({ data }) } : {}),
      }),
    );
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
    return response.json();
  };
  return { call, close: () => platform.close() };
};
