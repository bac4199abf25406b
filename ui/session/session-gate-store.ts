import type { Failure } from '@fairdesk/core/shared';
import { makeAutoObservable } from 'mobx';
import { errAsync, ResultAsync } from 'neverthrow';

type UseCase<Input extends readonly unknown[], Output> = (...input: Input) => ResultAsync<Output, Failure>;

/**
 * Guards use cases that need a session.
 *
 * When the session has ended, the login opens over the page; afterwards the call is retried. The page itself
 * stays untouched, so nothing typed is lost.
 */
export class SessionGateStore {
  /** The login is open. */
  asking = false;

  #waiting: ((signedIn: boolean) => void)[] = [];

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * True once the user signed in, false when the login was closed. Any number of callers share one dialog.
   */
  ask(): Promise<boolean> {
    this.asking = true;
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  settle(signedIn: boolean): void {
    const waiting = this.#waiting;
    this.asking = false;
    this.#waiting = [];
    for (const resolve of waiting) resolve(signedIn);
  }

  /** Wraps a use case: when the session has ended, asks the user to sign in and retries once. */
  guard<Input extends readonly unknown[], Output>(useCase: UseCase<Input, Output>): UseCase<Input, Output> {
    return (...input) =>
      useCase(...input).orElse((failure) =>
        failure.kind === 'signed-out' ? this.#again(() => useCase(...input), failure) : errAsync(failure),
      );
  }

  /** Wraps each of the use cases. */
  guardEach<UseCases extends Readonly<Record<string, UseCase<never, unknown>>>>(
    useCases: UseCases,
  ): UseCases {
    const guarded = Object.entries(useCases).map(([name, useCase]) => [name, this.guard(useCase)]);
    // Each use case keeps its own types, which `Object.fromEntries` cannot express.
    return Object.fromEntries(guarded) as UseCases;
  }

  #again<Output>(call: () => ResultAsync<Output, Failure>, failure: Failure): ResultAsync<Output, Failure> {
    return ResultAsync.fromSafePromise<boolean, Failure>(this.ask()).andThen((signedIn) =>
      signedIn ? call() : errAsync(failure),
    );
  }
}
