import { AsyncLocalStorage } from 'node:async_hooks';
import { type Failure, REQUEST_TIMEOUT_MS } from '@fairdesk/core/shared';
import { ResultAsync } from 'neverthrow';
import type { RequestBudget } from './http.ts';
import { timedOut } from './http-failure.ts';
import { withDeadline } from './with-deadline.ts';

// The server and the framework's bundles are compiled separately but share one process: this shares their
// storage.
const KEY = Symbol.for('fairdesk/request budget');
const holder = globalThis as { [KEY]?: AsyncLocalStorage<RequestBudget | undefined> };
holder[KEY] ??= new AsyncLocalStorage();
const storage = holder[KEY];

/** Runs work whose calls count against this budget. */
export const withRequestBudget = <T>(budget: RequestBudget, work: () => T): T => storage.run(budget, work);

/** The budget of the current request; `undefined` for work outside a request. */
export const currentBudget = (): RequestBudget | undefined => storage.getStore();

/** Runs work that several requests share: it neither aborts nor times out with the first of them. */
export const outsideRequest = <T>(work: () => T): T => storage.run(undefined, work);

/**
 * Waits for a call within the budget; the call itself continues for other requests that share it.
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
  return ResultAsync.fromPromise(result, () => timedOut(request, REQUEST_TIMEOUT_MS)).andThen(
    (settled) => settled,
  );
};
