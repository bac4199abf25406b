import type { Container } from 'inversify';
import { openEmbeddedPlatform } from '#app/_composition/embedded-platform.ts';
import { wireServer } from '#app/_composition/server.ts';
import { readSettings, type Settings } from '#app/_composition/settings.ts';
import type { Place } from './databases.ts';
import { quietLog } from './quiet-log.ts';

/** The server's own wiring over the embedded platform with the demo fair: everything but the HTTP in front. */
export interface DemoDesk {
  readonly container: Container;
  readonly settings: Settings;
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
  return { container, settings, close: platform.close };
};
