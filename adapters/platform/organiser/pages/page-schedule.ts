import type { Log } from '@fairdesk/core/shared';
import { errorName } from '../../error-name.ts';
import { createRounds } from '../../rounds.ts';
import type { OrganiserParts } from '../area.ts';
import { publishDuePages } from './publish-due-pages.ts';

/** Interval between two looks at the clock, in milliseconds. */
const ROUND_MS = 5_000;

/** Publishes pages at their time: at the start and every few seconds until stopped; stopping waits for the current round. */
export const startPageSchedule = (
  { database, clock }: Pick<OrganiserParts, 'database' | 'clock'>,
  log: Log,
): (() => Promise<void>) => {
  /** The pages whose failure is in the log. */
  let logged: ReadonlySet<string> = new Set();
  const publish = async (): Promise<void> => {
    const failed = new Set<string>();
    await publishDuePages(database, clock(), ({ site, path, language }, thrown) => {
      const page = `${site} ${language} ${path}`;
      failed.add(page);
      if (!logged.has(page))
        log.error('Cannot publish a page at its time', { site, path, language, error: errorName(thrown) });
    });
    logged = failed;
  };
  const rounds = createRounds({
    everyMs: ROUND_MS,
    run: publish,
    onFailure: (error) => log.error('Cannot publish pages at their time', { error }),
  });
  void rounds.wake();
  return rounds.stop;
};
