import { readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Log } from '@fairdesk/core/shared';
import { restoreBackup } from '@fairdesk/platform/backup';
import { openStore, type Query } from '@fairdesk/platform/database';
import { openFileStore } from '@fairdesk/platform/files';
import { lockFolder } from '#app/_process/data-folder-lock.ts';
import type { Settings } from '#app/_process/settings.ts';
import { rowsIn } from './backup-folder.ts';

interface RestoreReport {
  readonly lines: readonly string[];
  readonly isDone: boolean;
}

/** Loads a backup into the empty store of these settings; no server may run on the data folder. */
export const restoreFromFolder = async (
  folder: string,
  { dataFolder, databaseUrl, fileStore }: Settings,
  log: Log,
): Promise<RestoreReport> => {
  const lock = lockFolder(dataFolder);
  if (lock.isErr()) return failed(`${lock.error.sentence} Stop it first.`);
  const store = await openStore({ dataFolder, log, ...(databaseUrl && { databaseUrl }) });
  try {
    const target = {
      store,
      filesOf: (query: Query) => openFileStore({ query }, { dataFolder, fileStore }),
      writeSecrets: (content: Uint8Array) => replaceSecrets(join(dataFolder, 'secrets.json'), content),
    };
    const restored = await restoreBackup(resolve(folder), target);
    return restored.match(
      (manifest) => ({
        lines: [
          `${rowsIn(manifest)} rows and ${manifest.files.lines} files of ${manifest.created} were restored.`,
          manifest.secrets === null
            ? 'The backup has no secrets: those of this data folder stay, and everyone signs in again.'
            : 'The secrets of the data folder were restored too.',
        ],
        isDone: true,
      }),
      failed,
    );
  } catch (error) {
    return failed(
      `The store cannot be opened: ${error instanceof Error ? error.message : 'an unknown error.'}`,
    );
  } finally {
    await store.query.destroy();
    lock.value.release();
  }
};

const failed = (line: string): RestoreReport => ({ lines: [line], isDone: false });

/** Replaces the secrets, and keeps former ones beside them: another database of the folder may need them. */
const replaceSecrets = async (path: string, content: Uint8Array): Promise<void> => {
  const former = await readFile(path).catch(() => undefined);
  if (former?.equals(content)) return;
  const part = `${path}.part`;
  await writeFile(part, content, { mode: 0o600, flush: true });
  if (former !== undefined) await writeFile(`${path}.former`, former, { mode: 0o600, flush: true });
  await rename(part, path);
};
