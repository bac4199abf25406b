import 'server-only';
import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { clientAddress } from './client-address.ts';
import { type Counted, count, withinLimits } from './rate-limits.ts';

/** Routes that send mail answer everybody, but nobody endlessly. */
export const countedMail = (request: Request): ResultAsync<void, Failure> => {
  const counted: readonly Counted[] = [['mail: address', clientAddress(request)]];
  return withinLimits(counted).andTee(() => count(counted));
};
