import type { Container } from 'inversify';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { openEmbeddedPlatform } from '#app/_composition/embedded-platform.ts';
import { wireServer } from '#app/_composition/server.ts';
import { SERVICE_USER } from '#app/_process/runtime.ts';
import { readSettings, type Settings } from '#app/_process/settings.ts';
import { quietLog } from '../quiet-log.ts';
import { describeEachDatabase, newFolder, type Place } from '../servers/databases.ts';
import { serve } from '../servers/serve.ts';

/** The server's own composition on the embedded platform with the demo fair: everything except HTTP. */
export interface DemoDesk {
  readonly container: Container;
  readonly settings: Settings;
  /** Changes attributes of a resource through the profile service, as an organiser does. */
  change(type: string, id: string, attributes: Readonly<Record<string, unknown>>): Promise<void>;
  close(): Promise<void>;
}

/** Describes the same behaviour of the server's adapters on each database, and again over real HTTP. */
export const describeEachWay = (name: string, body: (newDesk: () => Promise<DemoDesk>) => void): void => {
  describeEachDatabase(name, (newPlace) => body(async () => openDemoDesk(await newPlace())));
  describe(`${name} over HTTP`, () => body(() => openDemoDesk({ dataFolder: newFolder() }, 'over HTTP')));
};

/**
 * How the adapters call the profile service, the content platform and the search: in process or over HTTP.
 */
export type Way = 'as values' | 'over HTTP';

export const openDemoDesk = async (place: Place, way: Way = 'as values'): Promise<DemoDesk> => {
  const settings = settingsOf(place);
  const platform = await openEmbeddedPlatform(settings, quietLog);
  const server = way === 'over HTTP' ? await serve(platform.fetch) : undefined;
  const container = wireServer({
    settings: server ? settingsOf(place, outsideAt(server.url, settings)) : settings,
    log: quietLog,
    platform: platform.call,
  });
  const send = (path: string, init: RequestInit) =>
    platform.fetch(new Request(`http://platform.local/api/v0.1${path}`, init));
  const account = { username: SERVICE_USER, password: settings.secrets.servicePassword };
  const granted = await send('/token', { method: 'POST', body: new URLSearchParams(account) });
  const { access_token } = z.object({ access_token: z.string() }).parse(await granted.json());
  return {
    container,
    settings,
    close: async () => {
      await server?.close();
      await platform.close();
    },
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

const settingsOf = (
  { dataFolder, databaseUrl }: Place,
  outside: Readonly<Record<string, string>> = {},
): Settings =>
  readSettings({
    NODE_ENV: 'test',
    FAIRDESK_DATA: dataFolder,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...outside,
  })._unsafeUnwrap();

/** Settings for the platform's own services as if they were external. */
const outsideAt = (url: string, { secrets }: Settings): Readonly<Record<string, string>> => ({
  PROFILE_SERVICE_URL: url,
  PROFILE_SERVICE_USERNAME: SERVICE_USER,
  PROFILE_SERVICE_PASSWORD: secrets.servicePassword,
  LAYOUT_SERVICE_URL: url,
  LAYOUT_SERVICE_KEY: secrets.layoutKey,
  SEARCH_SERVICE_URL: url,
  SEARCH_SERVICE_KEY: secrets.layoutKey,
  SEARCH_SERVICE_DOMAIN: 'fairdesk',
  VISITOR_PORTAL_URL: url,
});
