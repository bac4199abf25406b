import 'server-only';
import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { count, withinLimits } from './rate-limits.ts';

/** Counts one more search of a network address; `throttled` when it has had too many this minute. */
export const withinSearchLimit = (asker: string): ResultAsync<void, Failure> => {
  const counted = [['search: address', asker]] as const;
  return withinLimits(counted).andTee(() => count(counted));
};
