import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { withRequestBudget } from './request-budget.ts';

type Call = () => ResultAsync<unknown, Failure>;

/** The calls worth repeating: the last that had a response, and the last that had none. */
export interface RecentCalls {
  readonly note: (call: Call, hadResponse: boolean) => void;
  readonly all: () => readonly Call[];
}

export const recentCalls = (): RecentCalls => {
  const recent: { responded?: Call; failed?: Call } = {};
  return {
    note: (call, hadResponse) => {
      if (hadResponse) recent.responded = call;
      else recent.failed = call;
    },
    all: () => [recent.failed, recent.responded].filter((call) => call !== undefined),
  };
};

/**
 * Repeats recent calls, in turns, until one has a response; ends after one interval where no call can be repeated.
 *
 * A probe waits as long as any call, but not alone: the next one starts all the same, so that a probe caught by the
 * fault does not keep the end of the fault unnoticed.
 */
export const probeUntil = async (
  responds: (call: Call) => Promise<boolean>,
  { all }: RecentCalls,
  intervalMs: number,
): Promise<'responds'> => {
  const { promise: end, resolve } = Promise.withResolvers<'responds'>();
  const over = new AbortController();
  const budget = { timeLeft: () => Number.POSITIVE_INFINITY, signal: over.signal };
  let count = 0;
  const probe = async (): Promise<void> => {
    const calls = all();
    const call = calls[count % calls.length];
    count += 1;
    if (call === undefined || (await withRequestBudget(budget, () => responds(call)))) resolve('responds');
  };
  const timer = setInterval(() => void probe(), intervalMs).unref();
  try {
    return await end;
  } finally {
    clearInterval(timer);
    over.abort();
  }
};
