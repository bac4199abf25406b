import { createHmac, randomBytes } from 'node:crypto';
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

export interface Secrets extends Readonly<z.infer<typeof Secrets>> {
  /** What a content platform shows that says its content has changed. */
  readonly webhookSecret: string;
}

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
  const secrets = Secrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { ...secrets, webhookSecret: derived(secrets.sealKey, 'content webhook') };
};

const makeSecrets = (): z.infer<typeof Secrets> => ({
  sealKey: randomBytes(32).toString('base64url'),
  servicePassword: randomBytes(24).toString('base64url'),
  layoutKey: randomBytes(24).toString('base64url'),
  siteConfigurationKey: randomBytes(24).toString('base64url'),
});

/** Another secret for each purpose, which says nothing about the key it is made of. */
const derived = (key: string, purpose: string): string =>
  createHmac('sha256', key).update(purpose).digest('base64url');
