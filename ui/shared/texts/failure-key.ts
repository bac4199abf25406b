import { type Failure, throttledKey } from '@fairdesk/core/shared';

/** The key of the message of a failure that reads the same for any action; `undefined` for other failures. */
export const failureKey = (
  failure: Failure,
): 'failed-signed-out' | `failed-throttled.${number}` | undefined =>
  failure.kind === 'signed-out' ? 'failed-signed-out' : throttledKey(failure);
