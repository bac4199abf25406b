import type { FileScanner, Verdict } from '@fairdesk/core/media';
import { describeFailure, type Log } from '@fairdesk/core/shared';
import type { Database } from '../database/open-database.ts';
import type { FileRow } from '../database/tables.ts';
import { errorName } from '../error-name.ts';
import { createRounds } from '../rounds.ts';
import { addressOf } from './file-repository.ts';
import type { FileStore } from './file-store.ts';

/** Scans files before they are served. */
export interface FileChecks {
  /** The state in which a new file of this type is held back; `null` when it needs no scan. */
  heldAs(contentType: string): 'CHECKING' | null;
  /** Scans the waiting files; resolves when done, or after two seconds. */
  soon(): Promise<void>;
  /** Stops once the current scan is done. */
  stop(): Promise<void>;
}

/** Interval between retries, and the maximum time that a response waits for a verdict, in milliseconds. */
const ROUND_MS = 30_000;
const WAIT_MS = 2_000;
/** Maximum number of files scanned in one round, and of those without a verdict: the scanner may be away. */
const AT_ONCE = 50;
const FAILURES_AT_ONCE = 3;

/** Without a scanner, no file is held back. */
export const NO_CHECKS: FileChecks = {
  heldAs: () => null,
  soon: () => Promise.resolve(),
  stop: () => Promise.resolve(),
};

interface Parts {
  readonly database: Database;
  readonly store: FileStore;
  readonly scanner: FileScanner;
  readonly log: Log;
}

/**
 * Creates the file checks. Documents are scanned; pictures are re-encoded, which strips any other content.
 */
export const createFileChecks = (parts: Parts): FileChecks => {
  /** The files without a verdict, in the order of their last attempt: they never stand before the others. */
  const failed = new Set<string>();
  const rounds = createRounds({
    everyMs: ROUND_MS,
    run: (isStopped) => checkWaiting(parts, failed, isStopped),
    onFailure: (error) => parts.log.warn('Cannot check uploaded files: they stay held back', { error }),
  });
  return {
    heldAs: (contentType) => (contentType === 'application/pdf' ? 'CHECKING' : null),
    soon: async () => {
      let clock: NodeJS.Timeout | undefined;
      const waited = new Promise<void>((resolve) => {
        clock = setTimeout(resolve, WAIT_MS);
      });
      await Promise.race([rounds.wake(), waited]);
      clearTimeout(clock);
    },
    stop: rounds.stop,
  };
};

const checkWaiting = async (parts: Parts, failed: Set<string>, isStopped: () => boolean): Promise<void> => {
  let failures = 0;
  for (const file of await nextFiles(parts.database, failed)) {
    if (isStopped() || failures === FAILURES_AT_ONCE) return;
    const fault = await checkFile(parts, file);
    const isKnown = failed.delete(file.key);
    if (fault === undefined) continue;
    failures += 1;
    failed.add(file.key);
    if (!isKnown)
      parts.log.warn('Cannot check an uploaded file: it stays held back', { key: file.key, fault });
  }
};

type WaitingFile = Pick<FileRow, 'key' | 'name'>;

/** The files to scan: the oldest first, those that had no verdict last. Files that are gone leave `failed`. */
const nextFiles = async ({ query }: Database, failed: Set<string>): Promise<readonly WaitingFile[]> => {
  const waiting = await query
    .selectFrom('files')
    .select(['key', 'name'])
    .where('held', '=', 'CHECKING')
    .orderBy('created')
    .execute();
  const byKey = new Map(waiting.map((file) => [file.key, file]));
  for (const key of failed) if (!byKey.has(key)) failed.delete(key);
  const again = [...failed].flatMap((key) => byKey.get(key) ?? []);
  return [...waiting.filter(({ key }) => !failed.has(key)), ...again].slice(0, AT_ONCE);
};

/** @returns why there is no verdict; `undefined` when there is one */
const checkFile = async (parts: Parts, { key, name }: WaitingFile): Promise<string | undefined> => {
  try {
    const bytes = await parts.store.read(key);
    if (bytes === undefined) return 'its bytes are missing';
    const verdict = await parts.scanner.check({ name, bytes });
    if (verdict.isErr()) return describeFailure(verdict.error);
    await conclude(parts, key, verdict.value);
    return undefined;
  } catch (error) {
    return errorName(error);
  }
};

/** Updates the row first: even after a crash, an infected file is never served. */
const conclude = async ({ database, store, log }: Parts, key: string, verdict: Verdict): Promise<void> => {
  const held = verdict === 'clean' ? null : 'INFECTED';
  await database.write(async (query) => {
    await query.updateTable('files').set({ held }).where('key', '=', key).execute();
    await query.updateTable('documents').set({ held }).where('mediaUrl', '=', addressOf({ key })).execute();
  });
  if (verdict === 'clean') return;
  log.warn('An uploaded file is infected: its bytes are thrown away', { key });
  await store.remove(key);
};
