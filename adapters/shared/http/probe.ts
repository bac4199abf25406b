import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { withRequestBudget } from './request-budget.ts';

type Call = () => ResultAsync<unknown, Failure>;

/** The calls to use as probes: the last that got a response, and the last that did not. */
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
 * Repeats recent calls alternately until one gets a response; ends after one interval when no call can be
 * repeated.
 *
 * Probes overlap: the next one starts even while another waits, so that a hanging probe does not delay
 * the detection of recovery.
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
