import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const Secrets = z.object({
  /** 32 bytes, base64url: seals what sessions keep. */
  sealKey: z.string(),
  servicePassword: z.string(),
  layoutKey: z.string(),
  /** The api key of `/api/events/site-configuration`. */
  siteConfigurationKey: z.string(),
});
export type Secrets = Readonly<z.infer<typeof Secrets>>;

/** The secrets of this data folder: made at the first start and kept, so that sessions survive a restart. */
export const keepSecrets = (dataFolder: string): Secrets => {
  const file = join(dataFolder, 'secrets.json');
  mkdirSync(dataFolder, { recursive: true });
  try {
    // Two processes starting at once must end up with the same: the first to write wins.
    writeFileSync(file, `${JSON.stringify(makeSecrets(), null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
  }
  return Secrets.parse(JSON.parse(readFileSync(file, 'utf8')));
};

const makeSecrets = (): Secrets => ({
  sealKey: randomBytes(32).toString('base64url'),
  servicePassword: randomBytes(24).toString('base64url'),
  layoutKey: randomBytes(24).toString('base64url'),
  siteConfigurationKey: randomBytes(24).toString('base64url'),
});
