import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Log } from '@fairdesk/core/shared';
import { type Manifest, writeBackup } from '@fairdesk/platform/backup';
import { openStore } from '@fairdesk/platform/database';
import { openFileStore } from '@fairdesk/platform/files';
import type { Settings } from '#app/_process/settings.ts';
import { isEmpty } from './new-folder.ts';

export interface BackupOrder {
  readonly folder: string;
  /** Whether the secrets of the data folder are part of the backup. */
  readonly withSecrets: boolean;
}

interface BackupReport {
  readonly lines: readonly string[];
  readonly isDone: boolean;
}

/** Writes a backup of everything that is stored; safe while servers run. */
export const backupToFolder = async (
  { folder, withSecrets }: BackupOrder,
  { dataFolder, databaseUrl, fileStore }: Settings,
  log: Log,
): Promise<BackupReport> => {
  const target = resolve(folder);
  const store = await openStore({ dataFolder, log, ...(databaseUrl && { databaseUrl }) });
  try {
    if (!(await isEmpty(target))) return failed(`The folder ${folder} is not empty: name another one.`);
    const source = {
      store,
      files: openFileStore(store, { dataFolder, fileStore }),
      ...(withSecrets && { secrets: await readFile(join(dataFolder, 'secrets.json')) }),
    };
    const written = await writeBackup(source, target, new Date());
    return written.match((manifest) => ({ lines: linesOf(manifest, folder), isDone: true }), failed);
  } catch (error) {
    return failed(`There is no backup: ${error instanceof Error ? error.message : 'an unknown error.'}`);
  } finally {
    await store.query.destroy();
  }
};

const failed = (line: string): BackupReport => ({ lines: [line], isDone: false });

const linesOf = (manifest: Manifest, folder: string): readonly string[] => [
  `${rowsIn(manifest)} rows and ${manifest.files.lines} files were written to ${folder}.`,
  ...(manifest.missingFiles > 0
    ? [`Warning: ${manifest.missingFiles} files had been lost before: their rows are in the backup.`]
    : []),
  manifest.secrets === null
    ? 'The secrets of the data folder are not in it: after a restore elsewhere, everyone signs in again. It contains personal data.'
    : 'It contains the secrets of the data folder and personal data: keep it as safe as the server itself.',
];

/** The number of rows in a backup. */
export const rowsIn = ({ tables }: Manifest): number =>
  Object.values(tables).reduce((sum, { lines }) => sum + lines, 0);
