import { REMEMBERED_DAYS, SESSION_HOURS } from './session.ts';

const HOUR_MS = 3_600_000;

/**
 * When a session begun or used now ends, ISO: 30 days on when remembered, else 12 hours.
 *
 * Only remembered sessions are prolonged by use; {@link openSession} does it.
 */
export const expiryOf = (remembered: boolean, now: Date): string => {
  const hours = remembered ? REMEMBERED_DAYS * 24 : SESSION_HOURS;
  return new Date(now.getTime() + hours * HOUR_MS).toISOString();
};
