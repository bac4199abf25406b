import type { Failure } from '@fairdesk/core/shared';
import { ResultAsync } from 'neverthrow';

type UseCase = (...input: never[]) => ResultAsync<unknown, Failure>;

/**
 * Use cases whose code loads on the first call of any of them; calls wait for it.
 *
 * If the code cannot be loaded, the call fails as if its service were unavailable; the next call tries again.
 */
export const lazyUseCases = <
  UseCases extends { readonly [Name in keyof UseCases]: UseCase },
  Own extends object,
>(
  load: () => Promise<UseCases>,
  /** Members that are available at once. */
  own: Own,
): UseCases & Own => {
  const calls = new Map<PropertyKey, UseCase>();
  const callOf = (name: keyof UseCases): UseCase => {
    const cached = calls.get(name);
    if (cached) return cached;
    const call: UseCase = (...input) =>
      ResultAsync.fromPromise(load(), UNREACHABLE).andThen((useCases) => useCases[name](...input));
    calls.set(name, call);
    return call;
  };
  // Each property has the type of its name, which a proxy handler cannot express.
  return new Proxy(own as UseCases & Own, {
    get: (there, name) =>
      Object.hasOwn(there, name) ? Reflect.get(there, name) : callOf(name as keyof UseCases),
  });
};

const UNREACHABLE = (): Failure => ({ kind: 'unavailable', request: 'the code of the use cases' });
