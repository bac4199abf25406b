import 'server-only';
import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { type Attempt, countAttempt } from './rate-limits.ts';

/** Counts one more search of a network address; `throttled` when it has had too many this minute. */
export const withinSearchLimit = (address: string): ResultAsync<Attempt, Failure> =>
  countAttempt([['search: address', address]]);
