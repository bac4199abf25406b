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
  /** The pages whose failure is in the log. */
  let logged: ReadonlySet<string> = new Set();
  const publish = async (): Promise<void> => {
    const failed = new Set<string>();
    await publishDuePages(database, clock(), ({ site, path, language }, error) => {
      const page = `${site} ${language} ${path}`;
      failed.add(page);
      if (!logged.has(page))
        log.error('Cannot publish a page at its time', { site, path, language, error: nameOf(error) });
    });
    logged = failed;
  };
  const look = () => {
    if (isStopped) return;
    round ??= publish()
      .catch((error: unknown) =>
        log.error('Cannot publish pages at their time', {
          error: nameOf(error),
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

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);
