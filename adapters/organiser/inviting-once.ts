import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { repeating } from '../shared/http/repeating.ts';

/** Gives an invitation its id, which stays the same after a lost response, so that its mail is sent once. */
export const invitingOnce = <Change extends { readonly kind: string }, T>(
  send: (change: Change) => ResultAsync<T, Failure>,
): ((change: Change) => ResultAsync<T, Failure>) => {
  const once = repeating();
  return (change) =>
    change.kind === 'invite'
      ? once(JSON.stringify(change), (headers) => send({ ...change, id: headers['idempotency-key'] }))
      : send(change);
};
