import { describeFailure, type Failure, type Log } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { failureDetails } from '#app/_process/failure-details.ts';

/** Wraps a use case to log its failures for the operator; user errors are not logged. */
export const logged =
  <Args extends readonly unknown[], T>(useCase: (...args: Args) => ResultAsync<T, Failure>, log: Log) =>
  (...args: Args): ResultAsync<T, Failure> =>
    useCase(...args).orTee((failure) => {
      if (OPERATORS_CONCERN.includes(failure.kind))
        log.error(describeFailure(failure), failureDetails(failure));
    });

const OPERATORS_CONCERN: readonly Failure['kind'][] = ['malformed', 'unavailable'];
