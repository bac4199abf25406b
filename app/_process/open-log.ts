import type { Log } from '@fairdesk/core/shared';
import { createPinoLog } from '#adapters/shared/pino-log.ts';
import type { Settings } from './settings.ts';

/** The process's log. */
export const openLog = ({ logLevel }: Settings): Log => createPinoLog(logLevel);
