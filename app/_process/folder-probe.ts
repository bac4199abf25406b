import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cachedProbe } from './cached-probe.ts';

/** How long a result is cached, in milliseconds: anyone can request readiness. */
const FRESH_MS = 2_000;
/** The size of a small upload or a mail. */
const PROBE = Buffer.alloc(65_536);

/**
 * Whether the data folder is writable now: false on a full disk, or when the folder is missing or not ours.
 */
export const createFolderProbe = (dataFolder: string, now: () => number = Date.now) => {
  const file = join(dataFolder, `probe-${process.pid}`);
  const probe = async (): Promise<boolean> => {
    try {
      await writeFile(file, PROBE, { mode: 0o600, flush: true });
      return true;
    } catch {
      return false;
    } finally {
      await rm(file, { force: true }).catch(() => {});
    }
  };
  return cachedProbe(probe, FRESH_MS, now);
};
