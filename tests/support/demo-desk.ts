import type { Container } from 'inversify';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { openEmbeddedPlatform } from '#app/_composition/embedded-platform.ts';
import { wireServer } from '#app/_composition/server.ts';
import { SERVICE_USER } from '#app/_process/runtime.ts';
import { readSettings, type Settings } from '#app/_process/settings.ts';
import type { Place } from './databases.ts';
import { quietLog } from './quiet-log.ts';

/** The server's own wiring over the embedded platform with the demo fair: everything but the HTTP in front. */
export interface DemoDesk {
  readonly container: Container;
  readonly settings: Settings;
  /** What an organiser changes by the profile service: the attributes of one resource. */
  change(type: string, id: string, attributes: Readonly<Record<string, unknown>>): Promise<void>;
  close(): Promise<void>;
}

export const openDemoDesk = async ({ dataFolder, databaseUrl }: Place): Promise<DemoDesk> => {
  const settings = readSettings({
    NODE_ENV: 'test',
    FAIRDESK_DATA: dataFolder,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  })._unsafeUnwrap();
  const platform = await openEmbeddedPlatform(settings, quietLog);
  const container = wireServer({ settings, log: quietLog, platform: platform.fetch });
  const send = (path: string, init: RequestInit) =>
    platform.fetch(new Request(`http://platform.local/api/v0.1${path}`, init));
  const account = { username: SERVICE_USER, password: settings.secrets.servicePassword };
  const granted = await send('/token', { method: 'POST', body: new URLSearchParams(account) });
  const { access_token } = z.object({ access_token: z.string() }).parse(await granted.json());
  return {
    container,
    settings,
    close: platform.close,
    change: async (type, id, attributes) => {
      const answer = await send(`/${type}/${id}`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/vnd.api+json' },
        body: JSON.stringify({ data: { type, id, attributes } }),
      });
      expect(answer.status, await answer.text()).toBe(200);
    },
  };
};
