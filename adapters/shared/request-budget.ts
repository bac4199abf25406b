import { AsyncLocalStorage } from 'node:async_hooks';
import type { Failure } from '@fairdesk/core/shared';
import { ResultAsync } from 'neverthrow';
import { withDeadline } from './with-deadline.ts';

/** What the request being served may still spend on calls to other systems. */
export interface RequestBudget {
  /** In milliseconds; not above 0 once it is spent. */
  readonly timeLeft: () => number;
  /** Aborts when the visitor leaves. */
  readonly signal: AbortSignal;
}

// The server and the framework's bundles are compiled apart but share one process: here they share one storage.
const KEY = Symbol.for('fairdesk/request budget');
const holder = globalThis as { [KEY]?: AsyncLocalStorage<RequestBudget | undefined> };
holder[KEY] ??= new AsyncLocalStorage();
const storage = holder[KEY];

/** Runs work whose calls count against this budget. */
export const withRequestBudget = <T>(budget: RequestBudget, work: () => T): T => storage.run(budget, work);

/** The budget of the request being served; `undefined` for work that belongs to none. */
export const currentBudget = (): RequestBudget | undefined => storage.getStore();

/** Runs work that several requests wait for: it neither ends nor runs out of time with the first of them. */
export const outsideRequest = <T>(work: () => T): T => storage.run(undefined, work);

/**
 * Waits for a call as long as the budget lasts; the call itself goes on for the other requests that wait for it.
 *
 * @param request names the call in a failure: `GET api/v0.1/events`
 */
export const withinBudget = <T>(
  request: string,
  call: () => ResultAsync<T, Failure>,
): ResultAsync<T, Failure> => {
  const budget = currentBudget();
  if (budget === undefined) return call();
  const result = withDeadline(async () => call(), { milliseconds: budget.timeLeft() });
  return ResultAsync.fromPromise(
    result,
    (): Failure => ({ kind: 'unavailable', request, answer: SPENT }),
  ).andThen((settled) => settled);
};

const SPENT = 'The time of the request is spent';
