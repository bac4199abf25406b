import type { Log } from '@fairdesk/core/shared';
import { httpFault, openPlatform, type Platform, type PlatformSettings } from '@fairdesk/platform';
import { type Database, openDatabase } from '@fairdesk/platform/database';
import { DEMO_SIGN_INS, deleteDemoSignIns, loadDemo } from '@fairdesk/platform/demo';
import { isUnattended, newSetupLink } from '@fairdesk/platform/identity';
import { screenLayout } from '@fairdesk/platform/starter';
import { createClamd } from '#adapters/media/clamd.ts';
import type { BuiltInScreen } from '#adapters/page/with-built-in-screens.ts';
import { SERVICE_USER } from '#app/_process/runtime.ts';
import type { Settings } from '#app/_process/settings.ts';
import { openSignOn } from './single-sign-on.ts';

/** How long to wait for a database that starts at the same time, in milliseconds. */
const PATIENCE_MS = 30_000;

/** A demo sign-in. */
interface SignIn {
  readonly accountName: string;
  readonly password: string;
  readonly what: string;
}

export interface EmbeddedPlatform extends Platform {
  /** Empty without a demo. */
  readonly signIns: readonly SignIn[];
  /** A link that makes the first administrator, while the installation has none. */
  readonly setupLink: string | undefined;
  /** The portal's built-in screens. */
  readonly screenOf: BuiltInScreen;
}

/**
 * Opens the store. If it is reachable from this machine only, an empty one is filled with the demo fair;
 * otherwise the demo's public passwords are disabled.
 */
export const openEmbeddedPlatform = async (settings: Settings, log: Log): Promise<EmbeddedPlatform> => {
  const platformSettings = toPlatformSettings(settings, log);
  const database = await openDatabase({ ...platformSettings, patienceMs: PATIENCE_MS });
  // Servers that start at once prepare an empty store one after the other.
  const setupLink = await database.alone(async () => {
    if (settings.demo) await loadDemo(database, platformSettings, log);
    if (!settings.isLocal) await deleteDemoSignIns(database);
    return firstSetupLink(database, settings);
  });
  await database.close();
  const platform = await openPlatform(platformSettings);
  return { ...platform, signIns: settings.demo ? DEMO_SIGN_INS : [], setupLink, screenOf: screenLayout };
};

const firstSetupLink = ({ write }: Database, { appUrl }: Settings): Promise<string | undefined> =>
  write(async (query) =>
    (await isUnattended(query)) ? newSetupLink(query, appUrl, null, new Date()) : undefined,
  );

const toPlatformSettings = (settings: Settings, log: Log): PlatformSettings => ({
  dataFolder: settings.dataFolder,
  serviceUser: SERVICE_USER,
  servicePassword: settings.secrets.servicePassword,
  layoutKey: settings.secrets.layoutKey,
  publicUrl: settings.appUrl,
  log,
  fileStore: settings.fileStore,
  webhookHosts: settings.webhookHosts,
  ...(settings.databaseUrl && { databaseUrl: settings.databaseUrl }),
  ...(settings.redisUrl && { redisUrl: settings.redisUrl }),
  ...(settings.mail && { mail: settings.mail }),
  ...(settings.scanner && { scanner: createClamd(settings.scanner) }),
  ...foreignUsers(settings, log),
});

/** Users of the identity provider in the settings, whose tokens the embedded visitor portal accepts. */
const foreignUsers = (settings: Settings, log: Log): Pick<PlatformSettings, 'foreignUserOf'> => {
  const provider = openSignOn(settings, { clock: () => new Date(), log });
  if (!provider) return {};
  return {
    foreignUserOf: (accessToken) =>
      provider.userOf(accessToken).match(
        (user) => user,
        (failure) => {
          if (failure.kind === 'signed-out' || failure.kind === 'rejected') return undefined;
          throw httpFault(503, { error: 'temporarily_unavailable' });
        },
      ),
  };
};
