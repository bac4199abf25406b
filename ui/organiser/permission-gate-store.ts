import { type Failure, NO_PERMISSION } from '@fairdesk/core/shared';
import { makeAutoObservable } from 'mobx';
import type { ResultAsync } from 'neverthrow';

type UseCase<Input extends readonly unknown[], Output> = (...input: Input) => ResultAsync<Output, Failure>;

/**
 * Notices that the user lost a permission while a page of the desk was open.
 *
 * It is reported once, until a call succeeds again: an editor saves by itself every few seconds. The page itself stays
 * as it is, so nothing typed is lost.
 */
export class PermissionGateStore {
  /** The notice is open. */
  isOpen = false;

  #isReported = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  close(): void {
    this.isOpen = false;
  }

  /** Wraps each of the use cases; their results stay the same. */
  watchEach<UseCases extends Readonly<Record<string, UseCase<never, unknown>>>>(
    useCases: UseCases,
  ): UseCases {
    const watched = Object.entries(useCases).map(([name, useCase]) => [name, this.#watch(useCase)]);
    // Each use case keeps its own types, which `Object.fromEntries` cannot express.
    return Object.fromEntries(watched) as UseCases;
  }

  #watch<Input extends readonly unknown[], Output>(useCase: UseCase<Input, Output>): UseCase<Input, Output> {
    return (...input) =>
      useCase(...input)
        .andTee(this.succeeded)
        .orTee(this.failed);
  }

  succeeded(): void {
    this.#isReported = false;
  }

  failed(failure: Failure): void {
    if (this.#isReported || failure.kind !== 'rejected' || failure.reason !== NO_PERMISSION) return;
    this.#isReported = true;
    this.isOpen = true;
  }
}
