import 'server-only';
import { describeFailure, type Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { failureDetails } from '#app/_process/failure-details.ts';
import { runtime } from '#app/_process/runtime.ts';

/** The value of a call, or a fallback that lets the page render; logs the failure. */
export const valueOr = async <T>(nothing: T, call: ResultAsync<T, Failure>): Promise<T> => {
  const result = await call;
  if (result.isOk()) return result.value;
  runtime().log.error(describeFailure(result.error), failureDetails(result.error));
  return nothing;
};
