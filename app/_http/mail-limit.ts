import 'server-only';
import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { clientAddress } from '#app/_process/client-address.ts';
import { type Attempt, countAttempt } from './rate-limits.ts';

/** Counts a request that sends mail; `throttled` when its network address has reached the hourly limit. */
export const limitMail = (request: Request): ResultAsync<Attempt, Failure> =>
  countAttempt([['mail: address', clientAddress(request)]]);
