import type { Clock, Log } from '@fairdesk/core/shared';
import type { ServiceIdentifier } from 'inversify';

/**
 * Names a binding of the container; the cast here makes every binding type-checked.
 *
 * Bindings are built from tokens and functions, not from decorated classes: `reflect-metadata`, which inversify demands
 * beside it, is installed and never loaded.
 */
export const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(`fairdesk/${name}`);

export const LOG = token<Log>('log');
export const CLOCK = token<Clock>('clock');
