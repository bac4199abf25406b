import type { Log } from '@fairdesk/core/shared';
import type { OrganiserParts } from './area.ts';
import { publishDuePages } from './publish-page.ts';

/** Interval between two looks at the clock, in milliseconds. */
const ROUND_MS = 5_000;

/** Publishes pages at their time: at the start and every few seconds until stopped; stopping waits for the current round. */
export const startPageSchedule = (
  { database, clock }: Pick<OrganiserParts, 'database' | 'clock'>,
  log: Log,
): (() => Promise<void>) => {
  let isStopped = false;
  let round: Promise<unknown> | undefined;
  const look = () => {
    if (isStopped) return;
    round ??= publishDuePages(database, clock())
      .catch((error: unknown) =>
        log.error('Cannot publish pages at their time', {
          error: error instanceof Error ? error.name : typeof error,
        }),
      )
      .finally(() => {
        round = undefined;
      });
  };
  const timer = setInterval(look, ROUND_MS);
  timer.unref();
  look();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await round;
  };
};
