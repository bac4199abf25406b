import type { Clock, Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { outsideRequest, withinBudget } from './request-budget.ts';

interface CacheOptions {
  /** How long a response is cached, and how long a failure is, in milliseconds. */
  readonly answerMs: number;
  readonly failureMs: number;
  /** Maximum number of entries; the oldest are evicted. */
  readonly most: number;
  readonly clock: Clock;
}

/** Caches responses and shares calls in flight. @param keyOf the cache key of a request */
export const cacheResponses = <Input, T>(
  ask: (input: Input) => ResultAsync<T, Failure>,
  keyOf: (input: Input) => string,
  { answerMs, failureMs, most, clock }: CacheOptions,
): ((input: Input) => ResultAsync<T, Failure>) => {
  const answers = new Map<string, { readonly answer: ResultAsync<T, Failure>; until: number }>();
  return (input) => {
    const key = keyOf(input);
    const now = clock().getTime();
    const cached = answers.get(key);
    if (cached && cached.until > now) return withinBudget(key, () => cached.answer);
    const entry = { answer: outsideRequest(() => ask(input)), until: now + answerMs };
    answers.delete(key);
    answers.set(key, entry);
    const [oldest] = answers.keys();
    if (answers.size > most && oldest !== undefined) answers.delete(oldest);
    void entry.answer.mapErr(() => {
      entry.until = now + failureMs;
    });
    return withinBudget(key, () => entry.answer);
  };
};
