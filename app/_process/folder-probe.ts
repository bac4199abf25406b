import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How long a result is believed, in milliseconds: anyone may ask for readiness. */
const FRESH_MS = 2_000;
/** What a small upload or a mail needs. */
const PROBE = Buffer.alloc(65_536);

/** Says whether the data folder takes a file now: false on a full disk, a folder that is gone or not ours. */
export const createFolderProbe = (dataFolder: string, now: () => number = Date.now) => {
  const file = join(dataFolder, `probe-${process.pid}`);
  let checkedAt = Number.NEGATIVE_INFINITY;
  let result = Promise.resolve(true);

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

  return (): Promise<boolean> => {
    if (now() - checkedAt >= FRESH_MS) {
      checkedAt = now();
      result = probe();
    }
    return result;
  };
};
