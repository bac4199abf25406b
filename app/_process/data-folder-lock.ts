import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { err, ok, type Result } from 'neverthrow';
import type { StartFault } from './start-fault.ts';

/** The data folder, locked by this process until it ends. */
export interface FolderLock {
  readonly release: () => void;
}

/** SQLite's code for a file that another process has locked. */
const SQLITE_BUSY = 5;

/**
 * Locks the data folder for this process. The operating system releases the lock however the process ends; a pid
 * file is not enough: in containers every server has the same pid.
 *
 * @returns on a failure another server holds it; throws when the folder cannot be written
 */
export const lockFolder = (dataFolder: string): Result<FolderLock, StartFault> => {
  const note = join(dataFolder, 'server.pid');
  const file = new DatabaseSync(join(dataFolder, 'lock.db'), { timeout: 0 });
  try {
    file.exec('pragma journal_mode = off; pragma locking_mode = exclusive; begin exclusive');
  } catch (cause) {
    file.close();
    if (codeOf(cause) === SQLITE_BUSY) return err(inUse(dataFolder, readNote(note)));
    throw cause;
  }
  writeFileSync(note, String(process.pid), { mode: 0o600 });
  return ok({ release: () => file.close() });
};

const inUse = (dataFolder: string, holder: string): StartFault => ({
  sentence: `The data folder ${dataFolder} is in use by another server (process ${holder}).`,
  exitCode: 1,
});

/** Only a hint for the operator: the process that wrote it may have ended since. */
const readNote = (note: string): string => {
  try {
    return readFileSync(note, 'utf8').trim() || 'unknown';
  } catch {
    return 'unknown';
  }
};

const codeOf = (cause: unknown): unknown =>
  cause instanceof Error && 'errcode' in cause && typeof cause.errcode === 'number'
    ? cause.errcode & 0xff
    : undefined;
