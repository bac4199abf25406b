import { isoInstant, isoText } from '../shared/index.ts';
import type { StoredSession } from './ports.ts';
import {
  ORGANISER_IDLE_MINUTES,
  REMEMBERED_DAYS,
  REMEMBERED_MAX_DAYS,
  SESSION_HOURS,
  USE_RECORD_SECONDS,
} from './session.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The fields that determine when a session ends. */
export type SessionLife = Pick<StoredSession, 'startedAt' | 'lastUsedAt' | 'remembered' | 'endsWhenIdle'>;

/**
 * When a session expires, ISO: at the idle end or the absolute end, whichever comes first. Empty for a session whose
 * own times are no ISO instants: it has expired.
 *
 * | session              | idle end, after the last use | absolute end, after sign-in | cookie                  |
 * | -------------------- | ---------------------------- | --------------------------- | ----------------------- |
 * | of an organiser role | 30 minutes                   | 12 hours                    | until the browser closes |
 * | remembered           | 30 days                      | 90 days                     | until the absolute end  |
 * | any other            | none                         | 12 hours                    | until the browser closes |
 *
 * The session has expired at exactly that instant.
 *
 * Source: ours; the specs leave the length open.
 */
export const expiryOf = (life: SessionLife): string => {
  const absolute = Date.parse(absoluteEndOf(life));
  const idle = idleMilliseconds(life);
  return isoText(
    new Date(
      idle === undefined ? absolute : Math.min(absolute, isoInstant(life.lastUsedAt).getTime() + idle),
    ),
  );
};

/** When a session expires no matter how much it is used, ISO; empty when its start is no ISO instant. */
export const absoluteEndOf = ({ startedAt, remembered, endsWhenIdle }: SessionLife): string => {
  const life = remembered && !endsWhenIdle ? REMEMBERED_MAX_DAYS * DAY_MS : SESSION_HOURS * HOUR_MS;
  return isoText(new Date(isoInstant(startedAt).getTime() + life));
};

/**
 * The session after a use at `now`; returns the same object when recording the use is not worth a write.
 *
 * A use is recorded at most once a minute in sessions that end when idle, so they end at most a minute early;
 * once a day in remembered sessions; never in others, which use does not extend.
 */
export const usedAt = (session: StoredSession, now: Date): StoredSession => {
  const idle = idleMilliseconds(session);
  const interval = session.endsWhenIdle ? USE_RECORD_SECONDS * 1000 : DAY_MS;
  const isDue = now.getTime() - Date.parse(session.lastUsedAt) >= interval;
  if (idle === undefined || session.error !== undefined || !isDue) return session;
  const used = { ...session, lastUsedAt: now.toISOString() };
  return { ...used, expiresAt: expiryOf(used) };
};

const idleMilliseconds = ({ remembered, endsWhenIdle }: SessionLife): number | undefined => {
  if (endsWhenIdle) return ORGANISER_IDLE_MINUTES * MINUTE_MS;
  return remembered ? REMEMBERED_DAYS * DAY_MS : undefined;
};
