import type { Log } from '@fairdesk/core/shared';
import { createClamd } from '#adapters/media/clamd.ts';
import { openDatabase } from '#adapters/platform/database/open-database.ts';
import { deleteDemoSignIns } from '#adapters/platform/demo/delete-demo-sign-ins.ts';
import { DEMO_SIGN_INS, loadDemo } from '#adapters/platform/demo/load-demo.ts';
import { openPlatform, type Platform, type PlatformSettings } from '#adapters/platform/index.ts';
import { SERVICE_USER } from '#app/_process/runtime.ts';
import type { Settings } from '#app/_process/settings.ts';

/** How long to wait for a database that starts at the same time, in milliseconds. */
const PATIENCE_MS = 30_000;

/** A demo sign-in. */
export interface SignIn {
  readonly accountName: string;
  readonly password: string;
  readonly what: string;
}

export interface EmbeddedPlatform extends Platform {
  /** Empty without a demo. */
  readonly signIns: readonly SignIn[];
}

/**
 * Opens the store. If it is reachable from this machine only, an empty one is filled with the demo fair;
 * otherwise the demo's public passwords are disabled.
 */
export const openEmbeddedPlatform = async (settings: Settings, log: Log): Promise<EmbeddedPlatform> => {
  const platformSettings = toPlatformSettings(settings, log);
  const database = await openDatabase({ ...platformSettings, patienceMs: PATIENCE_MS });
  if (settings.demo) await loadDemo(database, platformSettings, log);
  if (!settings.isLocal) await deleteDemoSignIns(database);
  await database.close();
  const platform = await openPlatform(platformSettings);
  return { ...platform, signIns: settings.demo ? DEMO_SIGN_INS : [] };
};

const toPlatformSettings = (settings: Settings, log: Log): PlatformSettings => ({
  dataFolder: settings.dataFolder,
  serviceUser: SERVICE_USER,
  servicePassword: settings.secrets.servicePassword,
  layoutKey: settings.secrets.layoutKey,
  publicUrl: settings.appUrl,
  log,
  ...(settings.databaseUrl && { databaseUrl: settings.databaseUrl }),
  ...(settings.mail && { mail: settings.mail }),
  ...(settings.scanner && { scanner: createClamd(settings.scanner) }),
});
