import type { Log } from '@fairdesk/core/shared';
import { type Logger, pino } from 'pino';

/** A {@link Log} of JSON lines on standard output; redacts secrets. */
export const createPinoLog = (level: string): Log => {
  const logger = pino({ level, redact: { paths: SECRETS, censor: '[hidden]' }, base: null });
  return { info: at(logger, 'info'), warn: at(logger, 'warn'), error: at(logger, 'error') };
};

const SECRETS = ['password', 'token', 'secret', 'cookie', 'authorization', 'sc_apikey', 'key', 'email'];

const at =
  (logger: Logger, level: 'info' | 'warn' | 'error'): Log['info'] =>
  (sentence, details = {}) =>
    logger[level](details, sentence);
