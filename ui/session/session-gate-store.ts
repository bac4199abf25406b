import type { Failure } from '@fairdesk/core/shared';
import { makeAutoObservable } from 'mobx';
import { errAsync, ResultAsync } from 'neverthrow';

type UseCase<Input extends readonly unknown[], Output> = (...input: Input) => ResultAsync<Output, Failure>;

/**
 * Stands between the views and what needs a session.
 *
 * When the session has ended, the pop-up asks to sign in; then what was asked for is done once more.
 * Nothing on the page is touched, so that nothing typed is lost.
 */
export class SessionGateStore {
  /** The pop-up is open. */
  asking = false;

  #waiting: ((signedIn: boolean) => void)[] = [];

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** True once somebody signed in, false when the pop-up was closed. Any number of callers wait for one pop-up. */
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

  /** The same use case, which asks to sign in when the session has ended and is then tried once more. */
  guard<Input extends readonly unknown[], Output>(useCase: UseCase<Input, Output>): UseCase<Input, Output> {
    return (...input) =>
      useCase(...input).orElse((failure) =>
        failure.kind === 'signed-out' ? this.#again(() => useCase(...input), failure) : errAsync(failure),
      );
  }

  /** All of them, each guarded. */
  guardEach<UseCases extends Readonly<Record<string, UseCase<never, unknown>>>>(
    useCases: UseCases,
  ): UseCases {
    const guarded = Object.entries(useCases).map(([name, useCase]) => [name, this.guard(useCase)]);
    // Guarded, each keeps its own input and output; a list of names cannot say so.
    return Object.fromEntries(guarded) as UseCases;
  }

  #again<Output>(call: () => ResultAsync<Output, Failure>, failure: Failure): ResultAsync<Output, Failure> {
    return ResultAsync.fromSafePromise<boolean, Failure>(this.ask()).andThen((signedIn) =>
      signedIn ? call() : errAsync(failure),
    );
  }
}
