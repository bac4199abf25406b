import type { Failure } from '@fairdesk/core/shared';
import { ResultAsync } from 'neverthrow';

type UseCase = (...input: never[]) => ResultAsync<unknown, Failure>;

/**
 * Use cases whose code is fetched with the first call of any of them; calls wait for it.
 *
 * Code that cannot be fetched is a failure like any other answer that does not come; the next call fetches it again.
 */
export const lazyUseCases = <
  UseCases extends { readonly [Name in keyof UseCases]: UseCase },
  Own extends object,
>(
  load: () => Promise<UseCases>,
  /** What is there at once. */
  own: Own,
): UseCases & Own => {
  const calls = new Map<PropertyKey, UseCase>();
  const callOf = (name: keyof UseCases): UseCase => {
    const known = calls.get(name);
    if (known) return known;
    const call: UseCase = (...input) =>
      ResultAsync.fromPromise(load(), UNREACHABLE).andThen((useCases) => useCases[name](...input));
    calls.set(name, call);
    return call;
  };
  // Each answers with what it is called for; a handler of properties cannot say so.
  return new Proxy(own as UseCases & Own, {
    get: (there, name) =>
      Object.hasOwn(there, name) ? Reflect.get(there, name) : callOf(name as keyof UseCases),
  });
};

const UNREACHABLE = (): Failure => ({ kind: 'unavailable', request: 'the code of the use cases' });
