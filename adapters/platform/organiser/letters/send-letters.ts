import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Log } from '@fairdesk/core/shared';
import { errorName } from '../../error-name.ts';
import { createRounds } from '../../rounds.ts';
import { tryEach } from '../../try-each.ts';
import type { OrganiserParts } from '../area.ts';
import { sendSlice } from './letter-slices.ts';

/** Interval between two looks for letters that another server left, in milliseconds. */
const ROUND_MS = 60_000;

/** Sends what is left of letters, in the background. */
export interface LetterSender {
  /** Looks for letters that are not finished, now. */
  wake(): void;
  /** Stops after the slice in progress; the rest is sent after the next start. */
  stop(): Promise<void>;
}

type Parts = Pick<OrganiserParts, 'database' | 'mailer' | 'publicUrl' | 'clock'>;

/** Sends every slice that is left of every letter, one short transaction each. */
export const sendLetters = async (
  { database, mailer, publicUrl, clock }: Parts,
  log: Log,
  isStopped: () => boolean = () => false,
): Promise<void> => {
  const letters = await database.query.selectFrom('letterSlices').select('letterId').distinct().execute();
  const sendAll = async ({ letterId }: { readonly letterId: string }): Promise<void> => {
    while (!isStopped() && (await sendSlice(database, letterId, publicUrl, clock()))) {
      // Not awaited: a slow mail server must not delay the letter.
      void mailer.wake();
      // SQLite never waits, so a large letter would block the server.
      await nextTurn();
    }
  };
  // One that failed goes on in the next round.
  await tryEach(letters, sendAll, {
    report: (_, error) => log.error('Cannot send a letter', { error: errorName(error) }),
  });
};

/** Goes on with unfinished letters at the start, every minute and when woken. */
export const startLetters = (parts: Parts, log: Log): LetterSender => {
  const { wake, stop } = createRounds({
    everyMs: ROUND_MS,
    run: (isStopped) => sendLetters(parts, log, isStopped),
    onFailure: (error) => log.error('Cannot read the letters to send', { error }),
  });
  void wake();
  return { wake: () => void wake(), stop };
};
