import type { FileScanner, Verdict } from '@fairdesk/core/media';
import type { Log } from '@fairdesk/core/shared';
import type { Database } from '../database/open-database.ts';
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
/** Maximum number of files scanned in one round. */
const AT_ONCE = 50;

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
  const rounds = createRounds({
    everyMs: ROUND_MS,
    run: () => checkWaiting(parts),
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

const checkWaiting = async (parts: Parts): Promise<void> => {
  const { query } = parts.database;
  const waiting = await query
    .selectFrom('files')
    .select(['key', 'name'])
    .where('held', '=', 'CHECKING')
    .orderBy('created')
    .limit(AT_ONCE)
    .execute();
  for (const file of waiting) {
    const bytes = await parts.store.read(file.key);
    if (bytes === undefined) continue;
    const verdict = await parts.scanner.check({ name: file.name, bytes });
    if (verdict.isErr()) throw new Error(verdict.error.kind);
    await conclude(parts, file.key, verdict.value);
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
