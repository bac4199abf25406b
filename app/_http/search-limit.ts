import 'server-only';
import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { type Attempt, countAttempt } from './rate-limits.ts';

/** Counts a search of a network address; `throttled` when it has reached the limit per minute. */
export const withinSearchLimit = (address: string): ResultAsync<Attempt, Failure> =>
  countAttempt([['search: address', address]]);
