import { statfs } from 'node:fs/promises';
import type { Log } from '@fairdesk/core/shared';
import { checkDatabase, type DatabaseHealth, openStore, type Store } from '@fairdesk/platform/database';
import { countMissingFiles, FileStoreAway, openFileStore } from '@fairdesk/platform/files';
import { createFolderProbe } from '#app/_process/folder-probe.ts';
import type { Settings } from '#app/_process/settings.ts';
import { startFaultOf } from '#app/_process/start-fault.ts';
import { type Finding, fault, ok, warning } from './finding.ts';

const GIGABYTE = 1024 ** 3;
/** Free space below which an operator should act, and below which uploads fail soon, in bytes. */
const LITTLE_SPACE = 2 * GIGABYTE;
const NO_SPACE = GIGABYTE / 5;
/** How far two clocks may differ, in milliseconds. */
const CLOCK_WARNING_MS = 2_000;
const CLOCK_FAULT_MS = 60_000;

/** The data folder: whether it is writable, and its free space. */
export const checkDataFolder = async ({ dataFolder }: Settings): Promise<readonly Finding[]> => {
  if (!(await createFolderProbe(dataFolder)()))
    return [
      fault('Data folder', `${dataFolder} cannot be written: let this user write there, or free some space.`),
    ];
  const { bavail, bsize } = await statfs(dataFolder);
  return [ok('Data folder', `${dataFolder} can be written.`), spaceFinding(bavail * bsize)];
};

const spaceFinding = (free: number): Finding => {
  const amount = `${(free / GIGABYTE).toFixed(1)} GB are free`;
  if (free < NO_SPACE) return fault('Disk', `${amount}: free some space now, uploads will fail.`);
  return free < LITTLE_SPACE ? warning('Disk', `${amount}: free some space soon.`) : ok('Disk', `${amount}.`);
};

/** The database, its schema and its clock, then the uploaded files of its rows. */
export const checkStore = async (settings: Settings, log: Log): Promise<readonly Finding[]> => {
  const { dataFolder, databaseUrl } = settings;
  const store = await openStore({ dataFolder, log, ...(databaseUrl && { databaseUrl }) });
  try {
    const health = await checkDatabase(store, Date.now);
    const isWhole = health.pendingSteps === 0 && health.unknownStep === undefined;
    return [
      ok('Database', `${health.version} responds.`),
      schemaFinding(health),
      ...(databaseUrl ? [clockFinding(health.clockAheadMs)] : []),
      ...(isWhole ? [await filesFinding(store, settings)] : []),
    ];
  } catch (error) {
    return [fault('Database', startFaultOf(error, settings).sentence)];
  } finally {
    await store.query.destroy();
  }
};

const schemaFinding = ({ pendingSteps, unknownStep }: DatabaseHealth): Finding => {
  if (unknownStep !== undefined)
    return fault(
      'Schema',
      'A newer version has migrated the database: start that version, or restore a backup.',
    );
  return pendingSteps === 0
    ? ok('Schema', 'It is up to date.')
    : warning('Schema', `${pendingSteps} steps are missing: the next start adds them. Make a backup first.`);
};

const clockFinding = (aheadMs: number): Finding => {
  const distance = Math.abs(aheadMs);
  const sentence = `This machine and the database differ by ${(distance / 1000).toFixed(1)} s`;
  if (distance > CLOCK_FAULT_MS) return fault('Clock', `${sentence}: let both set their clocks by NTP.`);
  return distance > CLOCK_WARNING_MS
    ? warning('Clock', `${sentence}: let both set their clocks by NTP.`)
    : ok('Clock', `${sentence}.`);
};

const filesFinding = async (store: Store, settings: Settings): Promise<Finding> => {
  try {
    const { files, missing } = await countMissingFiles(store.query, openFileStore(store, settings));
    return missing === 0
      ? ok('Files', `${files} uploaded files, none missing.`)
      : fault(
          'Files',
          `${missing} of ${files} uploaded files are missing: with several servers, set FILE_STORE to a bucket, to database or to a folder that all share; else copy them from a backup.`,
        );
  } catch (error) {
    if (!(error instanceof FileStoreAway)) throw error;
    return fault('Files', `${error.message}: check FILE_STORE, the S3 settings and the firewall.`);
  }
};
