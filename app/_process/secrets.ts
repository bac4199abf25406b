import { createHmac, randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { createFolder } from './create-folder.ts';

const Secrets = z.object({
  /** 32 bytes, base64url: encrypts the contents of sessions. */
  sealKey: z.string(),
  servicePassword: z.string(),
  layoutKey: z.string(),
  /** The API key of `/api/events/site-configuration`. */
  siteConfigurationKey: z.string(),
});

export interface Secrets extends Readonly<z.infer<typeof Secrets>> {
  /** The secret of a content platform's change webhook. */
  readonly webhookSecret: string;
}

/**
 * The secrets of this data folder: made at the first start and stored, so that sessions survive a restart.
 *
 * @param sealKey - of an installation with several servers: the secrets are then derived from it instead of generated,
 *   so that all servers accept the same keys
 */
export const loadSecrets = (dataFolder: string, sealKey?: string): Result<Secrets, string> => {
  const file = join(dataFolder, 'secrets.json');
  try {
    createFolder(dataFolder);
    const text = readText(file) ?? writeFirst(file, sealKey);
    const secrets = parse(text);
    return secrets === undefined
      ? err(
          `${file} is empty or damaged: restore it from a backup, or delete it; then everyone has to sign in again.`,
        )
      : ok({ ...secrets, webhookSecret: derived(sealKey ?? secrets.sealKey, 'content webhook') });
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause)) throw cause;
    return err(
      cause.code === 'ENOSPC'
        ? `The disk of the data folder ${dataFolder} is full: free some space and start again.`
        : `The data folder ${dataFolder} cannot be written: let this user write there, or set FAIRDESK_DATA to another folder.`,
    );
  }
};

const readText = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    if (hasCode(cause, 'ENOENT')) return undefined;
    throw cause;
  }
};

const parse = (text: string): z.infer<typeof Secrets> | undefined => {
  try {
    return Secrets.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** Writes the secrets atomically. If two processes start at once, both use those of the first. */
const writeFirst = (file: string, sealKey?: string): string => {
  const part = `${file}.${process.pid}.part`;
  try {
    writeWhole(part, `${JSON.stringify(makeSecrets(sealKey), null, 2)}\n`);
    linkOrRename(part, file);
  } finally {
    // A full disk takes the name of a file without its text.
    rmSync(part, { force: true });
  }
  syncFolder(dirname(file));
  return readFileSync(file, 'utf8');
};

const writeWhole = (file: string, text: string): void => {
  const handle = openSync(file, 'w', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

const linkOrRename = (part: string, file: string): void => {
  try {
    linkSync(part, file);
  } catch (cause) {
    // Some file systems do not support links: use a rename instead.
    if (!hasCode(cause, 'EEXIST')) renameSync(part, file);
  }
};

/** Syncs the folder, so that the rename survives too. Windows neither supports nor needs it. */
const syncFolder = (folder: string): void => {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
};

const hasCode = (cause: unknown, code: string): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === code;

const makeSecrets = (sealKey = randomBytes(32).toString('base64url')): z.infer<typeof Secrets> => ({
  sealKey,
  servicePassword: derived(sealKey, 'profile service'),
  layoutKey: derived(sealKey, 'layout service'),
  siteConfigurationKey: derived(sealKey, 'site configuration'),
});

/** Derives a secret for one purpose, which reveals nothing about the key. */
const derived = (key: string, purpose: string): string =>
  createHmac('sha256', key).update(purpose).digest('base64url');
