import { type Failure, type Log, REQUEST_TIMEOUT_MS } from '@fairdesk/core/shared';
import { CircuitState, circuitBreaker, handleWhenResult } from 'cockatiel';
import { errAsync, type Result, ResultAsync } from 'neverthrow';
import type { Http, Method } from './http.ts';
import { probeUntil, recentCalls } from './probe.ts';
import { currentBudget } from './request-budget.ts';

/** Number of consecutive failures that open the circuit. */
const FAILURES_MAX = 5;
/** Interval between probes of a system that does not respond, in milliseconds. */
const PROBE_MS = 500;

/** How a circuit breaker judges its system. */
export interface BreakerOptions {
  /** The name of the system in logs: `profile service`. */
  readonly system: string;
  readonly log: Log;
  /** Whether a call can be repeated as a probe. */
  readonly isRepeatable: (method: Method, path: string) => boolean;
  /** How long a failing call must have waited to prove that the system hangs, in milliseconds. */
  readonly hangMs?: number;
  readonly probeMs?: number;
}

/** What a call reveals about the system. A call that was cut short reveals nothing. */
type Verdict = 'responds' | 'fails' | 'hangs' | 'unknown';

/**
 * An {@link Http} that fails fast while its system does not respond.
 *
 * | the calls                                                                    | then the circuit opens |
 * | ---------------------------------------------------------------------------- | ---------------------- |
 * | 5 in a row fail: no response, or a status of 500 and above                   | yes                    |
 * | one fails after {@link BreakerOptions.hangMs}, and nothing responded since   | yes: the next visitor must not wait as long |
 * | anything else, such as a 404 or invalid JSON                                 | no                     |
 *
 * While the circuit is open, visitors never serve as probes: twice a second the server itself repeats a recent
 * call, and the first response closes the circuit. Numbers are ours; quality R7 leaves the half-open state to a
 * visitor after 30 s.
 */
export const withBreaker = (http: Http, options: BreakerOptions): Http => {
  const { system, log, isRepeatable, hangMs = REQUEST_TIMEOUT_MS / 2, probeMs = PROBE_MS } = options;
  let failures = 0;
  let respondedAt = Number.NEGATIVE_INFINITY;
  const recent = recentCalls();

  const judge = (result: Result<unknown, Failure>, start: number): Verdict => {
    if (result.isOk() || !isOutage(result.error)) return 'responds';
    if (result.error.response) return 'fails';
    if (performance.now() - start >= hangMs) return respondedAt < start ? 'hangs' : 'fails';
    return isCutShort() ? 'unknown' : 'fails';
  };

  const note = (result: Result<unknown, Failure>, start: number): Verdict => {
    const verdict = judge(result, start);
    if (verdict === 'responds') failures = 0;
    if (verdict === 'fails') failures += 1;
    if (verdict === 'hangs') failures = FAILURES_MAX;
    if (result.isOk() || result.error.response) respondedAt = performance.now();
    return verdict;
  };

  const policy = circuitBreaker(
    handleWhenResult((call) => call instanceof Judged && call.isOutage),
    {
      halfOpenAfter: 0,
      breaker: {
        state: undefined,
        success: () => undefined,
        // Calls that were in flight when the circuit opened fail later: they must not open it a second time.
        failure: () => failures >= FAILURES_MAX && policy.state === CircuitState.Closed,
      },
    },
  );
  policy.onBreak(() => {
    log.warn(`The ${system} does not respond: calls fail at once until it does`);
    const responds = async (call: () => ResultAsync<unknown, Failure>) =>
      note(await call(), performance.now()) === 'responds';
    void policy.execute(() => probeUntil(responds, recent, probeMs));
  });
  policy.onReset(() => {
    failures = 0;
    log.info(`The ${system} responds again`);
  });

  return (method, path, answer, call) => {
    const request = `${method.toUpperCase()} ${path}`;
    if (policy.state !== CircuitState.Closed) return errAsync(stopped(request, system));
    const send = () => http(method, path, answer, call);
    const judged = policy.execute(async () => {
      const start = performance.now();
      const result = await send();
      const verdict = note(result, start);
      if (isRepeatable(method, path)) recent.note(send, verdict === 'responds');
      return new Judged(result, verdict);
    });
    return new ResultAsync(judged.then(({ result }) => result));
  };
};

class Judged<T> {
  readonly result: Result<T, Failure>;
  readonly isOutage: boolean;

  constructor(result: Result<T, Failure>, verdict: Verdict) {
    this.result = result;
    this.isOutage = verdict === 'fails' || verdict === 'hangs';
  }
}

/** Whether the visitor disconnected, or other calls used up the request's time budget. */
const isCutShort = (): boolean => {
  const budget = currentBudget();
  return budget !== undefined && (budget.signal.aborted || budget.timeLeft() <= TIMER_EARLY_MS);
};

/** How early a timer can end a call: Node drops the fraction of its delay and counts from the turn's start. */
const TIMER_EARLY_MS = 2;

/** Whether the system caused a failure, rather than the call. */
const isOutage = (failure: Failure): boolean =>
  failure.kind === 'unavailable' && (failure.response === undefined || failure.response.status >= 500);

const stopped = (request: string, system: string): Failure => ({
  kind: 'unavailable',
  request,
  answer: `the ${system} does not respond`,
});
