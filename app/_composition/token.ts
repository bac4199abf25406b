import type { Clock, Log } from '@fairdesk/core/shared';
import type { ServiceIdentifier } from 'inversify';

/** Names a thing of the container; the one cast here makes every binding checked. */
export const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(`fairdesk/${name}`);

export const LOG = token<Log>('log');
export const CLOCK = token<Clock>('clock');
