import type { Log } from '@fairdesk/core/shared';
import { readSettings } from '#app/_process/settings.ts';
import { checkMail, checkPublicAddress, checkServices } from './check-services.ts';
import { checkNode, checkSettings } from './check-settings.ts';
import { checkDataFolder, checkStore } from './check-store.ts';
import { type Finding, fault } from './finding.ts';

/** Checks an installation from its settings to its public address; sends and stores nothing, and names no secret. */
export async function* examine(env: NodeJS.ProcessEnv, log: Log): AsyncGenerator<Finding> {
  yield checkNode(process.versions.node);
  const read = readSettings(env);
  if (read.isErr()) {
    for (const sentence of read.error) yield fault('Settings', sentence);
    return;
  }
  const settings = read.value;
  yield* checkSettings(env, settings);
  yield* await checkDataFolder(settings);
  yield* await checkStore(settings, log);
  yield* await checkMail(settings);
  yield* await checkServices(settings);
  yield await checkPublicAddress(settings);
}
