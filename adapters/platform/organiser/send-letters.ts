import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Log } from '@fairdesk/core/shared';
import type { OrganiserParts } from './area.ts';
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
  for (const { letterId } of letters)
    try {
      while (!isStopped() && (await sendSlice(database, letterId, publicUrl, clock()))) {
        // Not awaited: a slow mail server must not delay the letter.
        void mailer.wake();
        // SQLite never waits, so a large letter would block the server.
        await nextTurn();
      }
    } catch (error) {
      // The other letters go on, and this one in the next round.
      log.error('Cannot send a letter', { error: nameOf(error) });
    }
};

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/** Goes on with unfinished letters at the start, every minute and when woken. */
export const startLetters = (parts: Parts, log: Log): LetterSender => {
  let isStopped = false;
  let shouldRepeat = false;
  let round: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    try {
      do {
        shouldRepeat = false;
        await sendLetters(parts, log, () => isStopped);
      } while (shouldRepeat && !isStopped);
    } catch (error) {
      log.error('Cannot read the letters to send', { error: nameOf(error) });
    } finally {
      // In the same step as the last check: a `wake` after it starts a round of its own.
      round = undefined;
    }
  };
  const wake = () => {
    if (isStopped) return;
    shouldRepeat = true;
    round ??= run();
  };
  const timer = setInterval(wake, ROUND_MS);
  timer.unref();
  wake();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await round;
    },
  };
};
